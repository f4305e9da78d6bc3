"""An example bot for any game: python3 example.py

Speaks over standard input and output. Replace `pick` by something cleverer.
"""
import json
import random
import sys


def pick(question, view, seat):
    """The place of the option to take: any, but "decline", "pass" and "wait" only if there is nothing else."""
    options = question["options"]
    idle = ("decline", "pass", "wait")
    busy = [i for i, option in enumerate(options) if not any(word in json.dumps(option) for word in idle)]
    return random.choice(busy or range(len(options)))


def say(message):
    print(json.dumps(message), flush=True)


def main():
    view, seat = None, 0
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            seat = message["seat"]
            say({"type": "hello", "protocol": 1, "name": "Example in Python"})
        elif kind == "state":
            view = message["view"]
        elif kind == "question":
            say({"type": "choose", "id": message["id"], "option": pick(message, view, seat)})
        # "event", "error" and "end" need no answer.


if __name__ == "__main__":
    main()
