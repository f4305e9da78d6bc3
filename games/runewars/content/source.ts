// What all tables share: every entry says where it comes from.

/** Where an entry comes from: the rulebook, public sources, or our own design where both are silent. */
export type Source = "rulebook" | "public" | "designed";
