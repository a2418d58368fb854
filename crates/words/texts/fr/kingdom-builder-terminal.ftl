# Kingdom Builder : ce qui ne se dit que dans le terminal, en français.

### Où en est la partie

status-card = carte : { $card }
status-fort = carte du fort : { $card }
status-hand = dans votre main : { $cards }
status-gold = or { $points }

### Beaucoup de lieux d’une sorte

list-build = Bâtir en
list-lift = Lever de
list-put = Poser en
list-wall = Un mur en
list-scout = Un éclaireur en
list-place = Placer en
list-recall = Reprendre de
list-city = La cité autour de
list-remove = Retirer de

### Taper

way-hex = la case de la rangée 4, colonne 7, si une seule chose y est possible
way-in-full = de même, avec ce que l’on y fait
way-name = la tuile de ce nom ; le début suffit
no-hex = « { $typed } » n’est pas une case : rangées et colonnes se comptent à partir de 1 comme sur le plateau, celles de l’île i1, i2 et ainsi de suite.
no-hex-asked = Aucune case n’est demandée maintenant.
hex-not-now = Rien n’est possible en { $hex } maintenant.

### Consulter

topic-tiles = ce que font les tuiles, où elles sont et combien il en reste
topic-player = ce que quelqu’un possède ; sans numéro, tout le monde
topic-cards = votre carte, votre main et le terrain retiré
topic-hex = ce qui s’y trouve, ce que cela rapporte, ou pourquoi c’est impossible
topic-signs = ce que signifient les signes du plateau
tiles-left = { $hex } (reste { $count })
sign-dots = points : tuiles restantes ; minuscules : aucune
sign-target = peut être choisi
sign-recent = changé par les autres
