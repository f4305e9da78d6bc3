// The rules by chapter, in the order in which a newcomer meets them. Every rule of the ledger stands in one of them.
export const chapters = [
  { id: "setup", rules: ["TPL-001", "TPL-002", "TPL-013"] },
  { id: "round", rules: ["TPL-003", "TPL-004 TPL-005", "TPL-006", "TPL-007"] },
  { id: "cards", rules: ["TPL-008", "TPL-009", "TPL-010"] },
  { id: "end", rules: ["TPL-014", "TPL-011", "TPL-012"] },
] as const;

/** The id of a chapter. */
export type ChapterId = (typeof chapters)[number]["id"];

/** A rule, or several that are told together. */
export type RuleId = (typeof chapters)[number]["rules"][number];
