#!/usr/bin/env python3
"""Reference rules for parts of Kingdom Builder. Slow and obvious on purpose.

A hex is a tuple (row, col), both 0..19; odd rows are shifted half a hex to the right.
Pieces are plain sets of hexes.

Usage:  oracle.py QUADRANT_DIR check FILE...     recompute every line of the fixture files
        oracle.py QUADRANT_DIR show '{"quadrants":...,"settlements":...}'   print the scores of one position
"""
import json
import sys
from collections import Counter, deque
from pathlib import Path

SIZE = 20
SUPPLY = 40                       # settlements per seat
WALLS = 25                        # stone walls in the box
BUILDABLE = {"grass", "flower", "forest", "canyon", "desert", "swamp", "farmland"}
BASE_CARDS = ["grass", "flower", "forest", "canyon", "desert"]
NOT_LOCATION = {"castle", "nomad", "palace", "silo"}      # special hexes that are not location hexes
LETTERS = {"G": "grass", "F": "flower", "T": "forest", "C": "canyon", "D": "desert", "S": "swamp",
           "A": "farmland", "W": "water", "M": "mountain",
           "K": "castle", "L": "location", "N": "nomad", "P": "palace", "O": "silo"}

OBJECTIVES = ["fishermen", "miners", "workers", "merchants", "discoverers", "knights", "hermits", "citizens",
              "lords", "farmers", "geologists", "messengers", "noblewomen", "vassals", "captains", "rangers",
              "chainers", "travellers", "homesteaders"]
BASE_OBJECTIVES = OBJECTIVES[:10]
TASKS = ["home-country", "fortress", "road", "place-of-refuge", "advance", "compass-points"]

FIXED_TERRAIN = {"farm": "grass", "oasis": "desert", "garden": "flower",
                 "foresters-lodge": "forest", "monastery": "canyon"}
MOVERS = ["barn", "harbor", "paddock", "caravan", "refuge", "palisade"]
BUILDERS = ["oracle", "farm", "oasis", "garden", "foresters-lodge", "monastery", "tower", "tavern", "village",
            "water-mill", "mountain-station", "watchtower", "university", "fountain"]


# ------------------------------------------------------------------ geometry

DIRECTIONS = ["W", "E", "NW", "NE", "SW", "SE"]
DIAGONAL_AXES = [("NW", "SE"), ("NE", "SW")]


def step(cell, direction):
    """The next hex in a direction; it may lie off the board."""
    r, c = cell
    odd = r % 2 == 1
    if direction == "W":
        return (r, c - 1)
    if direction == "E":
        return (r, c + 1)
    row = r - 1 if direction[0] == "N" else r + 1
    if direction[1] == "W":
        return (row, c) if odd else (row, c - 1)
    return (row, c + 1) if odd else (row, c)


def on_board(cell):
    return 0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE


def neighbours(cell):
    return {n for n in (step(cell, d) for d in DIRECTIONS) if on_board(n)}


ALL_CELLS = [(r, c) for r in range(SIZE) for c in range(SIZE)]


def edges_of(cell):
    """The board edges a hex lies on; a corner hex lies on two."""
    r, c = cell
    return {name for name, here in [("north", r == 0), ("south", r == SIZE - 1),
                                    ("west", c == 0), ("east", c == SIZE - 1)] if here}


def quadrant_of(cell):
    return (0 if cell[0] < 10 else 2) + (0 if cell[1] < 10 else 1)


def groups(cells):
    """Split a set of hexes into connected groups (list of sets)."""
    left, result = set(cells), []
    while left:
        group, todo = set(), [min(left)]
        while todo:
            cell = todo.pop()
            if cell in left:
                left.remove(cell)
                group.add(cell)
                todo.extend(neighbours(cell))
        result.append(group)
    return result


_distance_cache = {}


def distances_from(start):
    """Steps from one hex to every hex, over any terrain (breadth first)."""
    if start not in _distance_cache:
        dist, todo = {start: 0}, deque([start])
        while todo:
            cell = todo.popleft()
            for n in neighbours(cell):
                if n not in dist:
                    dist[n] = dist[cell] + 1
                    todo.append(n)
        _distance_cache[start] = dist
    return _distance_cache[start]


# ------------------------------------------------------------------ boards

BASE_QUADRANTS = {"oracle", "farm", "tavern", "tower", "harbor", "paddock", "barn", "oasis"}
NOMADS_QUADRANTS = {"quarry", "caravan", "village", "garden"}


class Quadrant:
    def __init__(self, name, rows, special):
        self.name, self.rows, self.special = name, rows, special


def load_quadrants(folder):
    """Read quadrants.txt and quadrants-ours.txt: `name | row,col=kind ... | mark`, and below it ten indented rows."""
    result = {}
    for filename in ["quadrants.txt", "quadrants-ours.txt"]:
        rows = []
        for line in Path(folder, filename).read_text().splitlines():
            if not line.strip() or line.strip().startswith("#"):
                continue
            if line.startswith(" "):
                rows.append(line.strip())
                continue
            name, specials, _mark = [column.strip() for column in line.split("|")]
            rows, special = [], {}
            for item in specials.split():
                place, kind = item.split("=")
                r, c = place.split(",")
                special[(int(r), int(c))] = kind
            result[name] = Quadrant(name, rows, special)
    for q in result.values():
        assert len(q.rows) == 10 and all(len(row) == 10 for row in q.rows), q.name
        for r in range(10):
            for c in range(10):
                word = LETTERS[q.rows[r][c]]
                kind = q.special.get((r, c))
                if word in NOT_LOCATION:
                    assert kind == word, (q.name, r, c)
                elif word == "location":
                    assert kind and kind not in NOT_LOCATION, (q.name, r, c)
                else:
                    assert kind is None, (q.name, r, c)
    return result


class Board:
    """terrain: hex -> terrain word; special: hex -> castle, nomad, palace, silo or the location's name."""

    def __init__(self, quadrants, layout):
        self.layout = layout
        self.terrain, self.special = {}, {}
        assert len(layout) == 4 and len({name for name, _ in layout}) == 4
        for place, (name, turn) in enumerate(layout):
            assert turn in (0, 180)
            for r in range(10):
                for c in range(10):
                    source = (r, c) if turn == 0 else (9 - r, 9 - c)
                    cell = (10 * (place // 2) + r, 10 * (place % 2) + c)
                    self.terrain[cell] = LETTERS[quadrants[name].rows[source[0]][source[1]]]
                    if source in quadrants[name].special:
                        self.special[cell] = quadrants[name].special[source]
        self.locations = {cell: kind for cell, kind in self.special.items() if kind not in NOT_LOCATION}

    def cells_of(self, terrain):
        return {cell for cell in ALL_CELLS if self.terrain[cell] == terrain}

    def special_of(self, kind):
        return {cell for cell, k in self.special.items() if k == kind}

    def terrain_areas(self):
        """Every connected group of hexes of one terrain; special hexes belong to none."""
        words = sorted(BUILDABLE | {"water", "mountain"})
        return [group for word in words for group in groups(self.cells_of(word))]

    def touches(self, cell, terrain):
        return any(self.terrain[n] == terrain for n in neighbours(cell))

    def touches_special(self, cell):
        return any(n in self.special for n in neighbours(cell))


class Position:
    def __init__(self, board, players, settlements=(), walls=()):
        self.board, self.players = board, players
        self.own = [set() for _ in range(players)]
        self.walls = set(walls)
        for r, c, seat in settlements:
            assert (r, c) not in self.occupied() and (r, c) not in board.special
            self.own[seat].add((r, c))

    def occupied(self):
        return set().union(self.walls, *self.own)

    def foreign(self, seat):
        return set().union(*(cells for s, cells in enumerate(self.own) if s != seat))

    def empty(self, terrains):
        """Free hexes of the given terrains."""
        taken = self.occupied()
        return {cell for cell in ALL_CELLS if self.board.terrain[cell] in terrains and cell not in taken}

    def without(self, seat, cell):
        """The same position with one settlement lifted."""
        copy = Position(self.board, self.players, (), self.walls)
        copy.own = [set(cells) for cells in self.own]
        copy.own[seat].remove(cell)
        return copy

    def supply(self, seat):
        return SUPPLY - len(self.own[seat])


# ------------------------------------------------------------------ legal hexes

def touching(cells, pieces):
    """Those of the cells that touch at least one of the pieces."""
    return {cell for cell in cells if neighbours(cell) & pieces}


def adjacent_if_possible(cells, pieces):
    """Building rule 3: next to an own piece if any such hex exists, else free choice."""
    return touching(cells, pieces) or set(cells)


def legal_cells(pos, seat, action, terrain, start=None):
    """All hexes on which the action may put a settlement (quarry: one wall)."""
    if action in MOVERS:
        return legal_moves(pos, seat, action, terrain, start)
    own, board = pos.own[seat], pos.board
    if action == "quarry":                                  # no free choice; walls are not settlements
        return touching(pos.empty({terrain}), own)
    if pos.supply(seat) == 0:
        return set()
    buildable = pos.empty(BUILDABLE)
    if action in ("build", "oracle"):
        return adjacent_if_possible(pos.empty({terrain}), own)
    if action in FIXED_TERRAIN:
        return adjacent_if_possible(pos.empty({FIXED_TERRAIN[action]}), own)
    if action == "tower":
        return adjacent_if_possible({x for x in buildable if edges_of(x)}, own)
    if action == "water-mill":
        return adjacent_if_possible({x for x in buildable if board.touches(x, "water")}, own)
    if action == "mountain-station":
        return adjacent_if_possible({x for x in buildable if board.touches(x, "mountain")}, own)
    if action == "watchtower":
        return adjacent_if_possible(touching(buildable, pos.foreign(seat)), own)
    if action == "university":
        return adjacent_if_possible({x for x in buildable if board.touches_special(x)}, own)
    if action == "village":
        return {x for x in buildable if len(neighbours(x) & own) >= 3}
    if action == "fountain":
        return {x for x in buildable
                if len(neighbours(x) & own) == 1 and not neighbours(x) & pos.foreign(seat)}
    if action == "tavern":                                  # the next three hexes in some direction are own
        result = set()
        for cell in buildable:
            for d in DIRECTIONS:
                first = step(cell, d)
                second = step(first, d)
                third = step(second, d)
                if {first, second, third} <= own:
                    result.add(cell)
        return result
    raise ValueError(action)


def legal_moves(pos, seat, action, terrain, start):
    """The settlement on start is lifted first; its hex then counts as empty."""
    assert start in pos.own[seat]
    lifted = pos.without(seat, start)
    rest = lifted.own[seat]
    buildable = lifted.empty(BUILDABLE)
    if action == "barn":
        return adjacent_if_possible(lifted.empty({terrain}), rest)
    if action == "harbor":
        return adjacent_if_possible(lifted.empty({"water"}), rest)
    if action == "paddock":
        return {step(step(start, d), d) for d in DIRECTIONS} & buildable
    if action == "refuge":
        return neighbours(start) & buildable
    if action == "caravan":
        result = set()
        for d in DIRECTIONS:
            cell = start
            while step(cell, d) in buildable:               # anything else, and the board edge, stops it
                cell = step(cell, d)
            if cell != start:
                result.add(cell)
        return result
    if action == "palisade":
        area = next(group for group in groups(pos.own[seat]) if start in group)
        return touching(buildable, area - {start}) - {start}
    raise ValueError(action)


# ------------------------------------------------------------------ scoring

def castle_gold(pos, seat):
    return 3 * len([x for x in pos.board.special_of("castle") if neighbours(x) & pos.own[seat]])


def majority_gold(pos, seat, hexes):
    """5 per hex for the most adjacent settlements; all tied get it; at least one is needed."""
    gold = 0
    for x in hexes:
        counts = [len(neighbours(x) & own) for own in pos.own]
        if counts[seat] > 0 and counts[seat] == max(counts):
            gold += 5
    return gold


def palace_gold(pos, seat):
    return majority_gold(pos, seat, pos.board.special_of("palace"))


def per_line(own):
    return [len([x for x in own if x[0] == row]) for row in range(SIZE)]


def per_quadrant(own):
    return [len([x for x in own if quadrant_of(x) == q]) for q in range(4)]


def own_neighbours(own, cell):
    return len(neighbours(cell) & own)


def fishermen(pos, seat):
    return len([x for x in pos.own[seat] if pos.board.terrain[x] != "water" and pos.board.touches(x, "water")])


def miners(pos, seat):
    return len([x for x in pos.own[seat] if pos.board.terrain[x] != "mountain" and pos.board.touches(x, "mountain")])


def location_like(board):
    """The hexes that count as locations for workers and merchants: palaces do, silos do not."""
    return {x for x, kind in board.special.items() if kind != "silo"}


def workers(pos, seat):
    hexes = location_like(pos.board)
    return len([x for x in pos.own[seat] if neighbours(x) & hexes])


def merchants(pos, seat):
    joined = set()
    for area in groups(pos.own[seat]):
        touched = {x for x in location_like(pos.board) if neighbours(x) & area}
        if len(touched) >= 2:
            joined |= touched
    return 4 * len(joined)


def discoverers(pos, seat):
    return len([n for n in per_line(pos.own[seat]) if n >= 1])


def knights(pos, seat):
    return 2 * max(per_line(pos.own[seat]))


def hermits(pos, seat):
    return len(groups(pos.own[seat]))


def citizens(pos, seat):
    return max((len(area) for area in groups(pos.own[seat])), default=0) // 2


def lords(pos, seat):
    """Per quadrant 12 for the highest count, 6 for the next lower count; a count of zero takes part."""
    gold = 0
    for q in range(4):
        counts = [per_quadrant(own)[q] for own in pos.own]
        ranked = sorted(set(counts), reverse=True)
        if counts[seat] == ranked[0]:
            gold += 12
        elif counts[seat] == ranked[1]:
            gold += 6
    return gold


def farmers(pos, seat):
    return 3 * min(per_quadrant(pos.own[seat]))


def geologists(pos, seat, standing_counts=True):
    """A settlement standing on a range is taken to touch it (the fixtures avoid cases where this matters)."""
    ranges = groups(pos.board.cells_of("mountain"))
    joined = set()
    for area in groups(pos.own[seat]):
        reach = set().union(*(neighbours(x) for x in area))
        if standing_counts:
            reach |= area
        touched = {i for i, r in enumerate(ranges) if r & reach}
        if len(touched) >= 2:
            joined |= touched
    return 2 * len(joined)


def messengers(pos, seat):
    farthest = 0
    for area in groups(pos.own[seat]):
        farthest = max([farthest] + [distances_from(a)[b] for a in area for b in area])
    return 2 * max(0, farthest - 1)


def noblewomen(pos, seat):
    hexes = {x for x, kind in pos.board.special.items() if kind not in ("palace", "silo")}
    return majority_gold(pos, seat, hexes)


def vassals(pos, seat):
    return len([x for x in pos.own[seat] if x[0] in (9, 10) or x[1] in (9, 10)])


def captains(pos, seat):
    own = pos.own[seat]
    return len([x for x in own if own_neighbours(own, x) >= 3])


def rangers(pos, seat):
    return 2 * len([n for n in per_line(pos.own[seat]) if n == 1])


def chainers(pos, seat):
    own = pos.own[seat]
    return len([x for x in own if own_neighbours(own, x) == 2])


def travellers(pos, seat):
    return len([x for x in pos.own[seat] if edges_of(x)])


def homesteaders(pos, seat):
    return max(per_quadrant(pos.own[seat]))


def home_country(pos, seat):
    return 5 if any(area <= pos.own[seat] for area in pos.board.terrain_areas()) else 0


def fortress(pos, seat):
    own = pos.own[seat]
    return 6 if any(own_neighbours(own, x) == 6 for x in own) else 0


def road(pos, seat):
    own = pos.own[seat]
    for cell in own:
        for _, down in DIAGONAL_AXES:
            length, here = 0, cell
            while here in own:
                length, here = length + 1, step(here, down)
            if length >= 7:
                return 7
    return 0


def place_of_refuge(pos, seat):
    hexes = {x for x, kind in pos.board.special.items() if kind not in ("palace", "silo")}
    return 8 if any(len(neighbours(x) & pos.own[seat]) == 6 for x in hexes) else 0


def per_edge(own):
    return [len([x for x in own if edge in edges_of(x)]) for edge in ["north", "south", "west", "east"]]


def advance(pos, seat):
    return 9 if max(per_edge(pos.own[seat])) >= 7 else 0


def compass_points(pos, seat):
    return 10 if min(per_edge(pos.own[seat])) >= 1 else 0


def card(name):
    """The function that counts a card: names have hyphens where functions have underscores."""
    return globals()[name.replace("-", "_")]


def scores(pos):
    seats = range(pos.players)
    return {"castle": [castle_gold(pos, s) for s in seats],
            "palace": [palace_gold(pos, s) for s in seats],
            "objectives": {name: [card(name)(pos, s) for s in seats] for name in OBJECTIVES},
            "tasks": {name: [card(name)(pos, s) for s in seats] for name in TASKS}}


# ------------------------------------------------------------------ whole games (base rules)

class Game:
    """One game: position, terrain cards and location tiles. The callers decide what is played."""

    def __init__(self, board, players):
        self.board, self.players = board, players
        self.pos = Position(board, players)
        self.tiles_left = {x: 2 for x in board.locations}      # two tiles on every location hex
        self.holding = [set() for _ in range(players)]         # location hexes whose tile a seat owns
        self.taken_ever = [set() for _ in range(players)]
        self.over_after_round = False

    def tiles(self, seat):
        return Counter(self.board.locations[x] for x in self.holding[seat])

    def start_turn(self, seat, terrain):
        self.seat, self.terrain = seat, terrain
        self.usable = self.tiles(seat)          # tiles gained during this turn are not in here
        self.built = 0
        self.lost_kinds = set()

    def must_build(self):
        """Mandatory builds still to be made: three, or what is left in the supply."""
        return min(3 - self.built, self.pos.supply(self.seat))

    def needs_new_card(self):
        return self.must_build() > 0 and not self.pos.empty({self.terrain})

    def build(self, cell):
        assert self.must_build() > 0 and cell in legal_cells(self.pos, self.seat, "build", self.terrain)
        self.built += 1
        self._place(cell)

    def use(self, act):
        kind = act["use"]
        # a tile works before the first or after the last mandatory build, never between
        assert self.built == 0 or self.must_build() == 0
        assert self.usable[kind] > 0, kind
        self.usable[kind] -= 1
        if kind == "quarry":
            assert 1 <= len(act["walls"]) <= 2
            for cell in map(tuple, act["walls"]):
                assert cell in legal_cells(self.pos, self.seat, kind, self.terrain)
                self.pos.walls.add(cell)
            assert len(self.pos.walls) <= WALLS
        elif kind in MOVERS:
            start, to = tuple(act["from"]), tuple(act["to"])
            assert start != to and to in legal_cells(self.pos, self.seat, kind, self.terrain, start)
            self.pos.own[self.seat].remove(start)
            self._place(to)
        else:
            assert tuple(act["at"]) in legal_cells(self.pos, self.seat, kind, self.terrain)
            self._place(tuple(act["at"]))

    def _place(self, cell):
        own = self.pos.own[self.seat]
        own.add(cell)
        for x in sorted(neighbours(cell)):                     # take a tile
            if self.tiles_left.get(x, 0) > 0 and x not in self.taken_ever[self.seat]:
                self.tiles_left[x] -= 1
                self.taken_ever[self.seat].add(x)
                self.holding[self.seat].add(x)
        for x in sorted(self.holding[self.seat]):              # lose a tile for good
            if not neighbours(x) & own:
                self.holding[self.seat].remove(x)
                self.lost_kinds.add(self.board.locations[x])
        if self.pos.supply(self.seat) == 0:
            self.over_after_round = True

    def final(self, objectives):
        every = scores(self.pos)
        chosen = {name: every["objectives"][name] for name in objectives}
        total = [every["castle"][s] + sum(chosen[name][s] for name in objectives) for s in range(self.players)]
        return {"castle": every["castle"], "objectives": chosen, "total": total}


def replay(quadrants, record):
    """Play a recorded game again; every act must be legal and every card must be available."""
    game = Game(Board(quadrants, record["quadrants"]), record["players"])
    pile, discards = Counter({card: 5 for card in BASE_CARDS}), Counter()

    def draw(card):
        nonlocal pile, discards
        if not +pile:
            pile, discards = discards, Counter()
        assert pile[card] > 0, "card not in the pile"
        pile[card] -= 1

    hands = list(record["start_cards"])
    for card in hands:
        draw(card)
    for number, turn in enumerate(record["turns"]):
        seat = number % record["players"]
        assert turn["seat"] == seat and turn["terrain"] == hands[seat]
        assert not (seat == 0 and game.over_after_round)
        replaced = list(turn["replaced"])

        def replace_card():
            while game.needs_new_card():                       # the useless card leaves the game
                draw(replaced[0])
                game.terrain = replaced.pop(0)

        game.start_turn(seat, turn["terrain"])
        replace_card()
        for act in turn["acts"]:
            if "build" in act:
                replace_card()
                game.build(tuple(act["build"]))
            else:
                game.use(act)
        assert game.must_build() == 0 and not replaced
        discards[game.terrain] += 1
        draw(turn["draw"])
        hands[seat] = turn["draw"]
        assert dict(game.tiles(seat)) == turn["tiles_after"]
    assert game.over_after_round and len(record["turns"]) % record["players"] == 0
    return game.final(record["objectives"])


# ------------------------------------------------------------------ command line

def position_from_json(quadrants, data):
    return Position(Board(quadrants, data["quadrants"]), data["players"], data["settlements"])


def expected(quadrants, line):
    """Recompute what one fixture line should say; returns (computed, recorded)."""
    if "turns" in line:
        return replay(quadrants, line), line["final"]
    pos = position_from_json(quadrants, line["position"])
    turn = line["position"].get("turn")
    if turn is None:
        return scores(pos), line["expect"]
    start = tuple(turn["from"]) if turn["from"] else None
    cells = legal_cells(pos, turn["seat"], turn["action"], turn["terrain"], start)
    return {"cells": [list(x) for x in sorted(cells)]}, line["expect"]


def main():
    folder, command, rest = sys.argv[1], sys.argv[2], sys.argv[3:]
    quadrants = load_quadrants(folder)
    if command == "show":
        print(json.dumps(scores(position_from_json(quadrants, json.loads(rest[0]))), indent=1))
    elif command == "check":
        for name in rest:
            lines = [json.loads(text) for text in Path(name).read_text().splitlines()]
            wrong = [i + 1 for i, line in enumerate(lines) if len({json.dumps(x, sort_keys=True) for x in expected(quadrants, line)}) > 1]
            print(f"{name}: {len(lines)} lines, {len(wrong)} differ {wrong[:10]}")


if __name__ == "__main__":
    main()
