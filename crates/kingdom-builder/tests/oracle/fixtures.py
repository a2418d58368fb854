#!/usr/bin/env python3
"""Make the fixture files from a fixed seed.   Usage: fixtures.py QUADRANT_DIR OUT_DIR"""
import json
import random
import sys
from collections import Counter
from pathlib import Path

from oracle import *

SEED = 20240611


def key(cells):
    return sorted(cells)


# ------------------------------------------------------------------ random boards and pieces

def random_layout(rng, quadrants, must=()):
    names = list(must) + rng.sample([n for n in quadrants if n not in must], 4 - len(must))
    rng.shuffle(names)
    return [[name, rng.choice([0, 180])] for name in names]


class Sketch:
    """Pieces being put on a board: at most one per hex, at most 40 per seat, none on special hexes."""

    def __init__(self, rng, board, players):
        self.rng, self.pos = rng, Position(board, players)

    def free(self, cell):
        return cell in self.pos.board.terrain and cell not in self.pos.board.special and cell not in self.pos.occupied()

    def add(self, seat, cells):
        for cell in cells:
            if self.free(cell) and self.pos.supply(seat) > 0:
                self.pos.own[seat].add(cell)

    def scatter(self, seat, count, wet=0.05):
        cells = [x for x in ALL_CELLS if self.free(x) and
                 (self.pos.board.terrain[x] in BUILDABLE or self.rng.random() < wet)]
        self.add(seat, self.rng.sample(cells, min(count, len(cells))))

    def cluster(self, seat, count, wet=0.15, start=None):
        """Grow by adjacency; wet is the chance to step on water or mountain."""
        cells = [x for x in ALL_CELLS if self.free(x) and self.pos.board.terrain[x] in BUILDABLE]
        grown = {start if start and self.free(start) else self.rng.choice(cells)}
        for _ in range(20 * count):
            if len(grown) >= count:
                break
            cell = self.rng.choice(key(set().union(*(neighbours(x) for x in grown)) - grown))
            if self.free(cell) and (self.pos.board.terrain[cell] in BUILDABLE or self.rng.random() < wet):
                grown.add(cell)
        self.add(seat, key(grown))

    def path(self, seat, start, goals, avoid=("water",)):
        """A shortest chain of free hexes from start to a neighbour of a goal hex."""
        before, todo = {start: None}, [start]
        for cell in todo:
            if neighbours(cell) & goals and cell != start:
                while cell is not None:
                    self.add(seat, [cell])
                    cell = before[cell]
                return
            options = key(neighbours(cell))
            self.rng.shuffle(options)
            for n in options:
                if n not in before and self.free(n) and self.pos.board.terrain[n] not in avoid:
                    before[n] = cell
                    todo.append(n)

    def settlements(self):
        flat = [[r, c, seat] for seat, own in enumerate(self.pos.own) for r, c in own]
        flat.sort()
        return flat


# constructions that aim at one card each
def make_home(s, seat):
    areas = [a for a in s.pos.board.terrain_areas() if len(a) <= 28 and all(s.free(x) for x in a)]
    over_seam = [a for a in areas if len({quadrant_of(x) for x in a}) > 1]
    if areas:
        s.add(seat, key(s.rng.choice(over_seam if over_seam and s.rng.random() < 0.6 else areas)))


def make_fortress(s, seat):
    centre = s.rng.choice([x for x in ALL_CELLS if s.free(x) and sum(s.free(n) for n in neighbours(x)) == 6])
    s.add(seat, [centre] + key(neighbours(centre)))


def make_road(s, seat):
    for _ in range(200):
        cell, d = s.rng.choice(ALL_CELLS), s.rng.choice(["SW", "SE", "NW", "NE"])
        line = [cell]
        for _ in range(s.rng.choice([5, 6, 6, 6, 7, 8])):
            line.append(step(line[-1], d))
        if all(on_board(x) and s.free(x) for x in line):
            s.add(seat, line)
            return


def make_refuge(s, seat):
    places = [x for x in key(s.pos.board.special) if all(s.free(n) for n in neighbours(x))]
    if places:
        s.add(seat, key(neighbours(s.rng.choice(places))))


def make_advance(s, seat):
    edge = s.rng.choice(["north", "south", "west", "east"])
    cells = [x for x in ALL_CELLS if edge in edges_of(x) and s.free(x)]
    s.add(seat, s.rng.sample(cells, min(len(cells), s.rng.choice([6, 7, 7, 8]))))


def make_compass(s, seat):
    for edge in ["north", "south", "west", "east"]:
        cells = [x for x in ALL_CELLS if edge in edges_of(x) and s.free(x)]
        s.add(seat, [s.rng.choice(cells)])


def make_merchants(s, seat):
    specials = key(s.pos.board.special)
    first = s.rng.choice(specials)
    start = [x for x in key(neighbours(first)) if s.free(x)]
    if start:
        near = set(sorted(specials, key=lambda x: distances_from(first)[x])[1:4])
        s.path(seat, s.rng.choice(start), near, avoid=("water",) if s.rng.random() < 0.7 else ())


def make_geologists(s, seat):
    ranges = groups(s.pos.board.cells_of("mountain"))
    if len(ranges) >= 2:
        first = s.rng.choice(ranges)
        start = [x for x in key(set().union(*(neighbours(x) for x in first)) - first) if s.free(x)]
        goals = set().union(*(r for r in ranges if r is not first))
        if start:
            s.path(seat, s.rng.choice(start), goals, avoid=("water", "mountain"))


def make_chain(s, seat):
    """A long winding or straight chain (messengers, chainers)."""
    a, b = s.rng.choice(ALL_CELLS), s.rng.choice(ALL_CELLS)
    if s.free(a):
        s.path(seat, a, {b}, avoid=())


def make_special_majority(s, seat):
    """Several seats around the same palace, castle or location."""
    kind = s.rng.choice(["palace", "palace", "castle", "any"])
    places = key(s.pos.board.special_of(kind)) or key(s.pos.board.special)
    ring = key(neighbours(s.rng.choice(places)))
    s.rng.shuffle(ring)
    for i, cell in enumerate(ring[:s.rng.randint(2, 6)]):
        s.add((seat + i % s.rng.randint(1, s.pos.players)) % s.pos.players, [cell])


CONSTRUCTIONS = [make_home, make_fortress, make_road, make_refuge, make_advance, make_compass,
                 make_merchants, make_geologists, make_chain, make_special_majority]


# ------------------------------------------------------------------ a. scoring positions

def score_positions(rng, quadrants, count=300):
    lines, names = [], list(quadrants)
    while len(lines) < count:
        n = len(lines)
        players = 2 + n % 4
        layout = random_layout(rng, quadrants, [names[n % len(names)]])
        s = Sketch(rng, Board(quadrants, layout), players)
        style = ["scatter", "cluster", "construct", "construct", "mixed", "full"][n // 4 % 6]
        order = list(range(players))
        rng.shuffle(order)
        for seat in order:
            if style == "scatter":
                s.scatter(seat, rng.choice([0, 1, 2, 5, 10, 20, 30, 40]))
            elif style == "cluster":
                for _ in range(rng.randint(1, 4)):
                    s.cluster(seat, rng.randint(1, 20))
            elif style == "construct":
                for i in range(rng.randint(1, 2)):
                    CONSTRUCTIONS[(n + seat + 3 * i) % len(CONSTRUCTIONS)](s, seat)
                if s.pos.own[seat] and rng.random() < 0.25:      # a near miss
                    s.pos.own[seat].remove(rng.choice(key(s.pos.own[seat])))
                s.scatter(seat, rng.choice([0, 0, 1, 3, 8]))
            elif style == "mixed":
                rng.choice(CONSTRUCTIONS)(s, seat)
                s.cluster(seat, rng.randint(1, 25))
                s.scatter(seat, rng.randint(0, 15), wet=0.2)
            else:
                while s.pos.supply(seat) > 0:
                    if rng.random() < 0.5:
                        s.cluster(seat, rng.randint(1, 15))
                    else:
                        s.scatter(seat, rng.randint(1, 4))
        # The sources do not say whether standing on a one-hex mountain range joins it: leave such cases out.
        if any(geologists(s.pos, p, True) != geologists(s.pos, p, False) for p in range(players)):
            continue
        lines.append({"position": {"quadrants": layout, "players": players,
                                   "objectives": rng.sample(OBJECTIVES, 3), "settlements": s.settlements()},
                      "expect": scores(s.pos)})
    print("SCORE: positions with a non-zero answer / seats with a non-zero answer / highest value")
    for name, get in ([("castle", lambda e: e["castle"]), ("palace", lambda e: e["palace"])] +
                      [(o, lambda e, o=o: e["objectives"][o]) for o in OBJECTIVES] +
                      [(t, lambda e, t=t: e["tasks"][t]) for t in TASKS]):
        answers = [get(line["expect"]) for line in lines]
        print(f"  {name:16} {sum(any(a) for a in answers):4} {sum(x > 0 for a in answers for x in a):5}"
              f" {max(max(a) for a in answers):4}")
    print("  quadrants used:", len({q for line in lines for q, _ in line["position"]["quadrants"]}))
    return lines


# ------------------------------------------------------------------ b. legal hexes

ACTIONS = ["build"] + BUILDERS + MOVERS + ["quarry"]
FREE_CHOICE = {"build", "oracle", "tower", "water-mill", "mountain-station", "watchtower", "university",
               "barn", "harbor", *FIXED_TERRAIN}


def sketch_for_legal(rng, board, players, style, seat):
    s = Sketch(rng, board, players)
    for other in range(players):
        if other != seat and rng.random() < 0.85:
            if rng.random() < 0.5:
                s.scatter(other, rng.randint(0, 15))
            else:
                s.cluster(other, rng.randint(1, 25))
    if style == "sparse":
        s.scatter(seat, rng.randint(0, 4))
    elif style == "scatter":
        s.scatter(seat, rng.randint(3, 25))
    elif style == "cluster":
        for _ in range(rng.randint(1, 3)):
            s.cluster(seat, rng.randint(2, 14))
    elif style == "lines":
        for _ in range(rng.randint(1, 3)):
            cell, d = rng.choice(ALL_CELLS), rng.choice(DIRECTIONS)
            for _ in range(rng.randint(2, 6)):
                s.add(seat, [cell])
                cell = step(cell, d)
    elif style == "rim":
        edge = rng.choice(["north", "south", "west", "east"])
        s.add(seat, rng.sample([x for x in ALL_CELLS if edge in edges_of(x)], rng.randint(1, 8)))
    elif style == "full":
        while s.pos.supply(seat) > 0:
            s.cluster(seat, rng.randint(1, 20))
    return s


def legal_positions(rng, quadrants, count=600):
    lines, table = [], {a: Counter() for a in ACTIONS}
    home = {kind: [n for n, q in quadrants.items() if kind in q.special.values()] for kind in ACTIONS}
    wanted_order = ["adjacent", "any", "free", "adjacent", "free", "none", "any", "adjacent", "free", "full"]
    while len(lines) < count:
        n = len(lines)
        action = ACTIONS[n % len(ACTIONS)]
        wanted = wanted_order[n // len(ACTIONS) % len(wanted_order)]
        best = None
        for attempt in range(60):
            players = rng.randint(2, 5)
            seat = rng.randrange(players)
            board = Board(quadrants, random_layout(rng, quadrants, home[action]))
            style = "full" if wanted == "full" else rng.choice(["sparse", "scatter", "cluster", "lines", "rim", "sparse"])
            s = sketch_for_legal(rng, board, players, style, seat)
            if wanted == "none" and action in FREE_CHOICE - {"build"} and rng.random() < 0.5:
                fill_terrain(s, {"tower": None}.get(action, FIXED_TERRAIN.get(action)), seat)
            own = key(s.pos.own[seat])
            if action in MOVERS and not own:
                continue
            start = None
            if action in MOVERS:
                together = [x for x in own if neighbours(x) & set(own)]
                cuts = [x for x in together if len(groups(set(own) - {x})) > len(groups(own))]
                start = rng.choice(cuts if cuts and rng.random() < 0.3 else
                                   together if together and rng.random() < 0.6 else own)
            cards = BASE_CARDS + (["swamp"] if board.cells_of("swamp") else [])
            terrain = rng.choice(cards)
            swamp = terrain == "swamp"
            if action == "build":
                if not s.pos.empty({terrain}):        # the card would be replaced: not a question of legal hexes
                    continue
                built = rng.randint(0, 1 if swamp else 2)
            else:
                built = 0 if swamp else rng.choice([0, 3])
            if built > len(own):
                built = 0
            cells = legal_cells(s.pos, seat, action, terrain, start)
            rest = s.pos.own[seat] - {start}
            group = ("none" if not cells else
                     "adjacent" if any(neighbours(x) & rest for x in cells) or action not in FREE_CHOICE else "free")
            line = {"position": {"quadrants": board.layout, "players": players,
                                 "objectives": rng.sample(OBJECTIVES, 3), "settlements": s.settlements(),
                                 "turn": {"seat": seat, "terrain": terrain, "built": built, "action": action,
                                          "from": list(start) if start else None}},
                    "expect": {"cells": [list(x) for x in key(cells)]}}
            best = best or (line, group, s.pos)
            if action in ("barn", "harbor") and wanted == "any" and start not in cells:
                continue                              # putting the piece back where it stood
            if group == wanted or wanted in ("any", "full") or (wanted == "free" and action not in FREE_CHOICE):
                best = (line, group, s.pos)
                break
        line, group, pos = best
        lines.append(line)
        tally, turn = table[action], line["position"]["turn"]
        tally["lines"] += 1
        tally[group] += 1
        tally["supply empty"] += pos.supply(turn["seat"]) == 0
        if turn["from"]:
            start = tuple(turn["from"])
            tally["start hex legal"] += turn["from"] in line["expect"]["cells"]
            tally["from water/mountain"] += pos.board.terrain[start] in ("water", "mountain")
            area = next(g for g in groups(pos.own[turn["seat"]]) if start in g)
            tally["alone"] += len(area) == 1
            tally["splits area"] += len(groups(area - {start})) > 1
    print("LEGAL: per action (none = no legal hex; free = no own neighbour available, free choice)")
    for action in ACTIONS:
        print(f"  {action:17}", ", ".join(f"{k} {v}" for k, v in table[action].items() if v))
    return lines


def fill_terrain(s, terrain, seat):
    """Occupy every hex of one terrain by all seats in turn, as far as the supplies go."""
    terrain = terrain or s.rng.choice(BASE_CARDS)
    cells = [x for x in key(s.pos.board.cells_of(terrain)) if s.free(x)]
    for cell in cells:
        seats = [p for p in range(s.pos.players) if s.pos.supply(p) > 1]
        if seats:
            s.add(s.rng.choice(seats), [cell])


# ------------------------------------------------------------------ c. whole games

class Stuck(Exception):
    """A game that would touch a nomad hex, or where the cards run out: thrown away."""


def play_game(rng, quadrants, names, players, eager, magnet=None):
    """One random game. With a magnet all seats crowd onto that terrain, so that its hexes run out."""
    layout = [[name, rng.choice([0, 180])] for name in names]
    game = Game(Board(quadrants, layout), players)
    nomads = game.board.special_of("nomad")
    pile, discards = [card for card in BASE_CARDS for _ in range(5)], []
    rng.shuffle(pile)

    def draw():
        if not pile:
            pile.extend(discards)
            discards.clear()
            rng.shuffle(pile)
        if not pile:
            raise Stuck
        return pile.pop()

    def pick(cells):
        """A random hex; never next to a nomad hex; eager players like hexes next to untaken tiles."""
        cells = [x for x in key(cells) if not neighbours(x) & nomads]
        if not cells:
            return None
        if eager:
            good = [x for x in cells if any(game.tiles_left.get(h, 0) and h not in game.taken_ever[game.seat]
                                            for h in neighbours(x))]
            cells = good or cells
        return rng.choice([x for x in cells if game.board.terrain[x] == magnet] or cells)

    def try_tile(acts):
        """Use one random usable tile; returns whether something was done."""
        # a kind of which a tile was lost this turn is left alone: which of two equal tiles was lost is a free choice
        kinds = sorted(k for k, n in game.usable.items() if n > 0 and k not in game.lost_kinds)
        rng.shuffle(kinds)
        for kind in kinds:
            seat, own = game.seat, key(game.pos.own[game.seat])
            if kind == "quarry":
                cells = key(legal_cells(game.pos, seat, kind, game.terrain))
                number = min(rng.choice([1, 2]), len(cells), WALLS - len(game.pos.walls))
                if number == 0:
                    continue
                act = {"use": kind, "walls": [list(x) for x in rng.sample(cells, number)]}
            elif kind in MOVERS:
                moves = {}
                for start in own:
                    ends = legal_cells(game.pos, seat, kind, game.terrain, start) - {start}
                    end = pick(ends)
                    if end:
                        moves[start] = end
                if not moves:
                    continue
                gain = [x for x in moves if game.board.terrain[x] != magnet == game.board.terrain[moves[x]]]
                start = rng.choice(sorted(gain or moves))
                act = {"use": kind, "from": list(start), "to": list(moves[start])}
            else:
                cell = pick(legal_cells(game.pos, seat, kind, game.terrain))
                if cell is None:
                    continue
                act = {"use": kind, "at": list(cell)}
            game.use(act)
            acts.append(act)
            return True
        return False

    hands = [draw() for _ in range(players)]
    objectives = rng.sample(BASE_OBJECTIVES, 3)
    record = {"quadrants": layout, "players": players, "objectives": objectives, "start_cards": list(hands), "turns": []}
    seat = 0
    while not (seat == 0 and game.over_after_round):
        game.start_turn(seat, hands[seat])
        acts, replaced = [], []

        def replace_card():
            while game.needs_new_card():
                replaced.append(draw())
                game.terrain = replaced[-1]

        replace_card()
        # Before the mandatory builds. When the card's terrain has just been used up no further tile is used
        # before them, so the moment at which the card is replaced makes no difference.
        while not game.needs_new_card() and rng.random() < (0.5 if eager else 0.35):
            if not try_tile(acts):
                break
        while game.must_build() > 0:
            replace_card()
            cell = pick(legal_cells(game.pos, seat, "build", game.terrain))
            if cell is None:
                raise Stuck
            game.build(cell)
            acts.append({"build": list(cell)})
        while rng.random() < (1.0 if eager else 0.6) and try_tile(acts):
            pass
        discards.append(game.terrain)
        card = draw()
        record["turns"].append({"seat": seat, "terrain": hands[seat], "acts": acts, "replaced": replaced,
                                "draw": card, "tiles_after": dict(sorted(game.tiles(seat).items()))})
        hands[seat] = card
        seat = (seat + 1) % players
    record["final"] = game.final(objectives)
    return record


def changes_terrain(record, turn, quadrants):
    """Was the card replaced between two mandatory builds?"""
    board = Board(quadrants, record["quadrants"])
    return len({board.terrain[tuple(act["build"])] for act in turn["acts"] if "build" in act}) > 1


def games(rng, quadrants, base_count=60, nomad_count=30):
    base = [n for n in quadrants if n in BASE_QUADRANTS]
    nomad = [n for n in quadrants if n in NOMADS_QUADRANTS]
    records, thrown = [], 0
    while len(records) < base_count + nomad_count:
        n = len(records)
        players, eager, magnet = 2 + n % 3, n % 4 >= 2, None
        if n < base_count and n % 10 == 7:         # few desert hexes and much building on them
            players, eager, magnet = 4, True, "desert"
            names = ["oasis", "farm", "paddock", rng.choice(["harbor", "oracle", "barn"])]
        elif n < base_count:
            names = rng.sample(base, 4)
        else:
            names = [nomad[n % 4]] + rng.sample([x for x in nomad if x != nomad[n % 4]], rng.randint(0, 2))
            names += rng.sample(base, 4 - len(names))
        rng.shuffle(names)
        try:
            record = play_game(rng, quadrants, names, players, eager, magnet)
        except Stuck:
            thrown += 1
            continue
        if magnet and not any(turn["replaced"] and (n % 20 == 7 or changes_terrain(record, turn, quadrants))
                              for turn in record["turns"]):
            thrown += 1
            continue
        assert replay(quadrants, record) == record["final"]
        records.append(record)
    uses = Counter(act["use"] for g in records for t in g["turns"] for act in t["acts"] if "use" in act)
    lost = 0
    for g in records:
        last = {}
        for t in g["turns"]:
            lost += any(t["tiles_after"].get(k, 0) < v for k, v in last.get(t["seat"], {}).items())
            last[t["seat"]] = t["tiles_after"]
    print(f"GAMES: {len(records)} games, {sum(len(g['turns']) for g in records)} turns, {thrown} thrown away")
    print("  tile uses:", dict(sorted(uses.items())))
    print("  games with a replaced card:", sum(any(t["replaced"] for t in g["turns"]) for g in records),
          " turns:", sum(bool(t["replaced"]) for g in records for t in g["turns"]))
    print("  turns with a card replaced between two builds:",
          sum(bool(t["replaced"]) and changes_terrain(g, t, quadrants) for g in records for t in g["turns"]))
    print("  turns that end with fewer tiles of a kind:", lost)
    print("  turns with two equal tiles:", sum(max(t["tiles_after"].values(), default=0) >= 2 for g in records for t in g["turns"]))
    print("  turns with fewer than 3 builds:", sum(sum("build" in a for a in t["acts"]) < 3 for g in records for t in g["turns"]))
    print("  objectives:", dict(sorted(Counter(o for g in records for o in g["objectives"]).items())))
    return records


def write(path, lines):
    path.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))


def main():
    quadrants, out = load_quadrants(sys.argv[1]), Path(sys.argv[2])
    write(out / "positions-score.jsonl", score_positions(random.Random(SEED), quadrants))
    write(out / "positions-legal.jsonl", legal_positions(random.Random(SEED + 1), quadrants))
    write(out / "games-base.jsonl", games(random.Random(SEED + 2), quadrants))


if __name__ == "__main__":
    main()
