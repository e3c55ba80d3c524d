"""A complete bot for any game of Potager: it prefers moves that build, and otherwise plays at random.

    potager arena garden-nation --bots "exec:python3 docs/examples/first_bot.py,random" --games 10
"""

import json
import random
import sys


def choose(game, view, moves):
    """One of the legal moves; put your own ideas here."""
    building = [move for move in moves if move.split()[0] in ("build", "project", "lay", "buy", "water", "culture")]
    return random.choice(building or moves)


def main():
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            game = message["game"]
        elif message["type"] == "turn":
            move = choose(game, message["view"], message["moves"])
            print(json.dumps({"type": "move", "n": message["n"], "move": move}), flush=True)
        elif message["type"] == "result":
            break


main()
