// Words about content packs.
export const packsEn = {
  packs: {
    title: "Your own cards",
    lead: "If you own a game, type what its cards say into a pack and play with it on this device.",
    choose: "Load a pack (a JSON file, several that belong together, or a zip of them)",
    load: "Choose files",
    help: "Nothing leaves this device; tables on a server use the designs of this site. A game that was begun with another pack waits until that one is loaded again.",
    wrong: "This pack does not fit:",
    noGame: "There is no game “{{game}}” here.",
    play: "Play",
    remove: "Remove",
    here: "Played with the pack “{{name}}”.",
  },
} as const;
