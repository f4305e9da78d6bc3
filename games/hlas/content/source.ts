// Where a piece of content comes from.

/** The rulebook, public pages about the game, or our own design where neither says. */
export type Source = "rulebook" | "public" | "designed";
