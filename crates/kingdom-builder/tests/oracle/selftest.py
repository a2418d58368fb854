#!/usr/bin/env python3
"""Small positions worked out by hand from the printed maps.   Usage: selftest.py QUADRANT_DIR"""
import sys

from oracle import *

quadrants = load_quadrants(sys.argv[1])
A = Board(quadrants, [["oracle", 0], ["farm", 0], ["tavern", 0], ["tower", 0]])
B = Board(quadrants, [["temple", 0], ["university-palisade", 0], ["quarry", 0], ["barn", 0]])
checks = 0


def score(card, board, want, *seats):
    global checks
    checks += 1
    pos = Position(board, len(seats), [(r, c, s) for s, cells in enumerate(seats) for r, c in cells])
    got = [globals()[card.replace("-", "_")](pos, s) for s in range(len(seats))]
    assert got == want, (card, seats, "got", got, "by hand", want)


def legal(action, terrain, start, want, *seats):
    global checks
    checks += 1
    pos = Position(A, len(seats), [(r, c, s) for s, cells in enumerate(seats) for r, c in cells])
    got = sorted(legal_cells(pos, 0, action, terrain, start))
    assert got == want, (action, seats, "got", got, "by hand", want)


# geometry: breadth-first distance equals the cube-coordinate distance
def cube(cell):
    q = cell[1] - (cell[0] - cell[0] % 2) // 2
    return q, cell[0], -q - cell[0]


for a in ALL_CELLS[::7]:
    for b in ALL_CELLS:
        assert distances_from(a)[b] == max(abs(x - y) for x, y in zip(cube(a), cube(b)))
for cell in ALL_CELLS:
    assert all(cell in neighbours(n) for n in neighbours(cell))
    for d, back in [("W", "E"), ("NW", "SE"), ("NE", "SW")]:
        assert step(step(cell, d), back) == cell
# the facts: special hexes never lie on a quadrant's rim and are at least 3 apart
for q in quadrants.values():
    for x in q.special:
        assert 1 <= x[0] <= 8 and 1 <= x[1] <= 8, (q.name, x)
        assert all(y == x or distances_from(x)[y] >= 3 for y in q.special), (q.name, x)

# merchants: castle (1,3), oracle (3,7), castle (13,3), taverns (16,2) (16,7)
link = [(2, 4), (2, 5), (2, 6), (2, 7)]                       # castle (1,3) - oracle (3,7), over one water hex
score("merchants", A, [8], link)
score("merchants", A, [0], [x for x in link if x != (2, 5)])
score("merchants", A, [16], link + [(15, 2), (14, 3)])        # two separate links
score("merchants", A, [12], [(14, 3), (15, 2), (16, 3), (16, 4), (16, 5), (16, 6)])     # three hexes on one area
score("merchants", A, [0, 0], [x for x in link if x != (2, 5)], [(2, 5)])
score("merchants", A, [0], [(1, 2), (1, 4), (0, 3)])          # one hex only
score("merchants", B, [8], [(6, 4), (6, 5), (6, 6), (5, 6)])  # palace (6,3) - temple (5,7)
score("merchants", B, [0], [(4, 17), (5, 16), (5, 15)])       # silo (4,18) - palisade (6,15): a silo does not count

# messengers
score("messengers", A, [0], [(0, 0)])
score("messengers", A, [0], [(0, 0), (0, 1)])
score("messengers", A, [2], [(0, 0), (0, 1), (0, 2)])
score("messengers", A, [2], [(3, 0), (2, 1), (2, 2), (3, 2)])         # an arc: the ends are two apart
score("messengers", A, [6], [(0, 0), (0, 1), (0, 2), (15, 10), (15, 11), (15, 12), (15, 13), (15, 14)])
diagonal = [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)]
score("messengers", A, [10], diagonal)
score("messengers", A, [0], [(0, 0), (19, 19)])

# geologists: ranges (5,0)+(5,1), (6,3), (7,4), (8,7) ...
score("geologists", A, [4], [(6, 4)])
score("geologists", A, [4], [(5, 2)])
score("geologists", A, [6], [(5, 2), (6, 4)])                 # the range (6,3) counts once
score("geologists", A, [4], [(8, 5), (8, 6)])
score("geologists", A, [0], [(8, 6)])
score("geologists", A, [0], [(4, 0), (4, 1)])                 # two hexes of the same range

# noblewomen, palace, workers
score("noblewomen", A, [5, 5], [(1, 2)], [(1, 4)])
score("noblewomen", A, [5, 0], [(1, 2), (0, 3)], [(1, 4)])
score("noblewomen", A, [5, 5], [(1, 2), (0, 3)], [(1, 4), (3, 6)])
score("noblewomen", A, [0, 0], [(5, 5)], [])
special = ([(6, 2), (4, 17)], [(15, 1)])                      # palace + silo; nomad hex
score("noblewomen", B, [0, 5], *special)
score("palace_gold", B, [5, 0], *special)
score("palace_gold", B, [5, 5, 0], [(6, 2)], [(6, 4)], [(0, 0)])
score("workers", B, [1, 1], *special)
score("castle_gold", A, [6, 3], [(1, 2), (1, 4), (7, 1)], [(7, 3)])

# lords
score("lords", A, [48, 42], [(0, 0)], [])
score("lords", A, [48, 48], [(0, 0)], [(0, 1)])
score("lords", A, [48, 42, 42], [(0, 0), (0, 1)], [], [])
score("lords", A, [48, 42, 36], [(0, 0), (0, 1)], [(0, 2)], [])
score("lords", A, [48, 48, 42, 36], [(0, c) for c in range(8)], [(9, c) for c in range(8)],
      [(4, c) for c in range(6)], [(2, 0), (2, 1)])           # 8, 8, 6, 2 -> 12, 12, 6, 0
score("lords", A, [36, 48], [(0, 0)], [(0, 1), (0, 2), (0, 10)])      # 6+6+12+12 / 12+12+12+12

# home country: flower area (3,6) (4,6) (4,7); canyon area of 11 hexes over the middle seam
flowers = [(3, 6), (4, 6), (4, 7)]
canyon = [(7, 8), (7, 9), (8, 8), (8, 9), (9, 9), (10, 7), (10, 8), (10, 9), (11, 7), (11, 8), (11, 9)]
score("home-country", A, [5], flowers)
score("home-country", A, [0], flowers[:2])
score("home-country", A, [0, 0], flowers[:2], flowers[2:])
score("home-country", A, [0], canyon[:5])
score("home-country", A, [5], canyon)
score("home-country", A, [5], [(6, 3)])                       # a one-hex mountain range

# road
score("road", A, [7], diagonal)
score("road", A, [0], diagonal[:6])
score("road", A, [0], [(0, c) for c in range(7)])
score("road", A, [7], [(10, 19), (11, 18), (12, 18), (13, 17), (14, 17), (15, 16), (16, 16)])
score("road", A, [0], [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (6, 3), (7, 3), (8, 4)])     # a gap at (4,2)
score("road", A, [0], [(r, 5) for r in range(10, 17)])        # zigzag

# place of refuge, fortress
ring = [(1, 2), (1, 4), (0, 3), (0, 4), (2, 3), (2, 4)]       # castle (1,3)
score("place-of-refuge", A, [8], ring)
score("place-of-refuge", A, [0], ring[:5])
score("place-of-refuge", A, [0, 0], ring[:5], ring[5:])
score("place-of-refuge", A, [8], [(3, 6), (3, 8), (2, 7), (2, 8), (4, 7), (4, 8)])          # (4,8) is water
score("place-of-refuge", A, [8], [(17, 11), (17, 13), (16, 12), (16, 13), (18, 12), (18, 13)])
score("place-of-refuge", B, [0], [(4, 17), (4, 19), (3, 17), (3, 18), (5, 17), (5, 18)])    # a silo is none
score("place-of-refuge", B, [0], [(6, 2), (6, 4), (5, 2), (5, 3), (7, 2), (7, 3)])          # nor is a palace
circle = [(3, 0), (3, 2), (2, 1), (2, 2), (4, 1), (4, 2)]     # around (3,1)
score("fortress", A, [6], circle + [(3, 1)])
score("fortress", A, [0], circle)
score("fortress", A, [0, 0], circle, [(3, 1)])
score("fortress", A, [0], circle[1:] + [(3, 1)])
score("fortress", A, [0], [(0, 1), (0, 0), (0, 2), (1, 0), (1, 1)])                         # on the board edge

# captains, chainers
score("captains", A, [7], circle + [(3, 1)])
score("captains", A, [0], circle)
score("captains", A, [1], [(3, 1), (3, 0), (2, 2), (4, 2)])
score("captains", A, [2], [(0, 0), (0, 1), (1, 0), (1, 1)])   # rhombus: only (0,1) and (1,0) have three
score("captains", A, [0, 0], [(3, 1), (3, 0), (2, 2)], [(4, 2)])
score("chainers", A, [6], circle)
score("chainers", A, [0], circle + [(3, 1)])
score("chainers", A, [3], [(0, 0), (0, 1), (1, 0)])
score("chainers", A, [1], [(0, 0), (0, 1), (0, 2)])
score("chainers", A, [2], [(0, 0), (0, 1), (1, 0), (1, 1)])

# lines, edges, quadrants
score("rangers", A, [2], [(0, 0), (0, 1), (5, 5)])
score("rangers", A, [0], [(0, 0), (0, 19)])
score("rangers", A, [6], [(0, 0), (9, 0), (19, 0)])
score("knights", A, [6], [(0, 0), (0, 9), (0, 19), (1, 0)])
score("knights", A, [4], [(0, 0), (0, 9), (1, 5), (1, 0)])
score("discoverers", A, [2], [(0, 0), (0, 9), (1, 5), (1, 0)])
score("vassals", A, [3], [(9, 9), (10, 3), (3, 10), (8, 8), (11, 11)])
score("travellers", A, [3], [(0, 0), (5, 19), (19, 4), (1, 1)])
score("homesteaders", A, [2], [(0, 0), (0, 1), (0, 10), (19, 0)])
score("farmers", A, [3], [(0, 0), (0, 1), (0, 10), (19, 0), (19, 19)])
score("farmers", A, [0], [(0, 0), (0, 1), (0, 10), (19, 0)])
score("compass-points", A, [10], [(0, 0), (19, 19)])
score("compass-points", A, [0], [(0, 0), (0, 19)])
score("advance", A, [9], [(r, 0) for r in range(0, 14, 2)])
score("advance", A, [0], [(0, c) for c in range(6)] + [(r, 0) for r in range(1, 6)])       # six on either edge
score("hermits", A, [2], [(0, 0), (0, 1), (5, 5)])
score("citizens", A, [1], [(0, 0), (0, 1), (1, 0), (5, 5)])
score("fishermen", A, [2], [(0, 4), (0, 5), (0, 6)])          # (0,5) stands on water itself
score("miners", A, [2], [(6, 3), (6, 4), (6, 2)])             # (6,3) stands on a mountain itself

# legal hexes
legal("tavern", "grass", None, [(4, 3)], [(4, 0), (4, 1), (4, 2)])
legal("tavern", "grass", None, [], [(4, 0), (4, 1)])
legal("tavern", "grass", None, [(2, 3), (6, 5)], [(3, 3), (4, 4), (5, 4)])     # a diagonal, both ends
legal("tavern", "grass", None, [(6, 5)], [(3, 3), (4, 4), (5, 4)], [(2, 3)])
legal("paddock", "grass", (10, 0), [(10, 2), (12, 1)], [(10, 0)])
legal("caravan", "grass", (0, 0), [(0, 4), (5, 2)], [(0, 0)])
legal("caravan", "grass", (0, 0), [(0, 2), (5, 2)], [(0, 0)], [(0, 3)])
legal("palisade", "grass", (0, 1), [(0, 3), (1, 0), (1, 1), (1, 2)], [(0, 0), (0, 1), (0, 2), (18, 18)])
legal("palisade", "grass", (0, 0), [], [(0, 0), (18, 18)])
legal("refuge", "grass", (4, 6), [(3, 6), (4, 7)], [(4, 6)])
legal("fountain", "grass", None, [(3, 6), (4, 7)], [(4, 6)])
legal("fountain", "grass", None, [], [(4, 6)], [(4, 7)])
legal("village", "grass", None, [(3, 1)], [(3, 0), (2, 1), (2, 2)])
legal("watchtower", "grass", None, [(0, 1)], [(0, 0)], [(0, 2)])
legal("watchtower", "grass", None, [(0, 1), (0, 3), (1, 1), (1, 2)], [(19, 19)], [(0, 2)])
legal("build", "flower", None, [(4, 7)], [(3, 6), (4, 6)])
legal("barn", "flower", (3, 6), [(3, 6), (4, 7)], [(3, 6), (4, 6)])    # back to the start is allowed
legal("harbor", "grass", (0, 0), [(0, 5), (1, 5)], [(0, 0), (0, 6)])   # (0,6) touches (0,5), (1,5)
legal("harbor", "grass", (0, 6), sorted(A.cells_of("water")), [(0, 0), (0, 6)])   # none near: free
legal("quarry", "flower", None, [(4, 7)], [(3, 6), (4, 6)])
legal("quarry", "flower", None, [], [(0, 19)])
legal("tower", "grass", None, [(0, 1), (0, 2), (1, 0)], [(1, 1)])
legal("water-mill", "grass", None, [(3, 6), (4, 7)], [(4, 6)])
legal("mountain-station", "grass", None, [(5, 3), (6, 5), (7, 3)], [(6, 4)])
legal("university", "grass", None, [(0, 3), (2, 3)], [(1, 2)])       # next to castle (1,3)

# location tiles: gained once per hex, kept while adjacent, lost for good
game = Game(A, 2)
game.start_turn(0, "flower")
game.build((3, 6))
assert game.tiles(0) == {"oracle": 1} and game.usable == {} and game.tiles_left[(3, 7)] == 1
game.start_turn(0, "flower")
assert game.usable == {"oracle": 1}
game.usable["paddock"] = 4                                    # pretend: four paddock tiles
game.use({"use": "paddock", "from": [3, 6], "to": [3, 8]})    # still next to the oracle
assert game.tiles(0) == {"oracle": 1}
game.use({"use": "paddock", "from": [3, 8], "to": [3, 6]})
game.use({"use": "paddock", "from": [3, 6], "to": [3, 4]})    # away: lost
assert game.tiles(0) == {}
game.use({"use": "paddock", "from": [3, 4], "to": [3, 6]})    # back: not regained although one tile is left
assert game.tiles(0) == {} and game.tiles_left[(3, 7)] == 1
game.start_turn(1, "flower")
game.build((4, 7))
assert game.tiles(1) == {"oracle": 1} and game.tiles_left[(3, 7)] == 0
checks += 5
print(checks, "hand-worked checks passed")
