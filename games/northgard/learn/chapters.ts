// The rules reference by chapter: which rules each chapter tells, in the order of playing. The words are in
// reference.en.ts and reference.pl.ts; the ids are those of the ledger.

/** Every chapter with its rules. */
export const chapters = [
  {
    id: "aim",
    rules: [...(["NOR-217", "NOR-221", "NOR-204", "NOR-211", "NOR-205", "NOR-003", "NOR-010"] as const)],
  },
  {
    id: "map",
    rules: [
      ...(["NOR-012", "NOR-017", "NOR-019", "NOR-013", "NOR-020", "NOR-022", "NOR-023", "NOR-024", "NOR-025"] as const),
      ...(["NOR-026", "NOR-027", "NOR-028", "NOR-014", "NOR-016"] as const),
    ],
  },
  {
    id: "setup",
    rules: [
      ...(["NOR-037", "NOR-039", "NOR-040", "NOR-041", "NOR-042", "NOR-043", "NOR-044", "NOR-046", "NOR-047"] as const),
      ...(["NOR-049", "NOR-050", "NOR-033"] as const),
    ],
  },
  {
    id: "deck",
    rules: [...(["NOR-053", "NOR-054", "NOR-055", "NOR-056", "NOR-417"] as const)],
  },
  {
    id: "year",
    rules: [...(["NOR-058", "NOR-059", "NOR-060", "NOR-061", "NOR-062", "NOR-064", "NOR-063"] as const)],
  },
  {
    id: "turn",
    rules: [
      ...(["NOR-065", "NOR-066", "NOR-067", "NOR-070", "NOR-071", "NOR-072", "NOR-073", "NOR-074", "NOR-075"] as const),
      ...(["NOR-077", "NOR-078", "NOR-079", "NOR-080", "NOR-081", "NOR-082", "NOR-084", "NOR-420"] as const),
    ],
  },
  {
    id: "recruit",
    rules: [...(["NOR-088", "NOR-089", "NOR-090", "NOR-091", "NOR-092", "NOR-093", "NOR-094", "NOR-004"] as const)],
  },
  {
    id: "build",
    rules: [
      ...(["NOR-099", "NOR-100", "NOR-101", "NOR-102", "NOR-103", "NOR-104", "NOR-105", "NOR-005", "NOR-107"] as const),
      ...(["NOR-108", "NOR-109", "NOR-110", "NOR-111", "NOR-112", "NOR-113", "NOR-114"] as const),
    ],
  },
  {
    id: "move",
    rules: [
      ...(["NOR-116", "NOR-118", "NOR-119", "NOR-120", "NOR-121", "NOR-122", "NOR-427", "NOR-128", "NOR-125"] as const),
      ...(["NOR-126", "NOR-129"] as const),
    ],
  },
  {
    id: "explore",
    rules: [
      ...(["NOR-130", "NOR-131", "NOR-018", "NOR-132", "NOR-133", "NOR-135", "NOR-137", "NOR-139", "NOR-140"] as const),
      ...(["NOR-142", "NOR-143", "NOR-144", "NOR-145", "NOR-146"] as const),
    ],
  },
  {
    id: "draw",
    rules: [...(["NOR-151", "NOR-152", "NOR-156", "NOR-157", "NOR-159", "NOR-249", "NOR-252", "NOR-253"] as const)],
  },
  {
    id: "combat",
    rules: [
      ...(["NOR-160", "NOR-161", "NOR-164", "NOR-165", "NOR-166", "NOR-168", "NOR-169", "NOR-170", "NOR-172"] as const),
      ...(["NOR-173", "NOR-174", "NOR-175", "NOR-177", "NOR-179", "NOR-180", "NOR-183"] as const),
    ],
  },
  {
    id: "harvest",
    rules: [...(["NOR-189", "NOR-190", "NOR-191", "NOR-192", "NOR-193"] as const)],
  },
  {
    id: "winter",
    rules: [...(["NOR-195", "NOR-198", "NOR-200", "NOR-201"] as const)],
  },
  {
    id: "end",
    rules: [...(["NOR-206", "NOR-213", "NOR-214", "NOR-215", "NOR-216", "NOR-218"] as const)],
  },
  {
    id: "clans",
    rules: [
      ...(["NOR-223", "NOR-224", "NOR-225", "NOR-226", "NOR-228", "NOR-232", "NOR-233", "NOR-234", "NOR-236"] as const),
      ...(["NOR-239", "NOR-240", "NOR-242", "NOR-244"] as const),
    ],
  },
  {
    id: "long",
    rules: [...(["NOR-274", "NOR-276", "NOR-277"] as const)],
  },
  {
    id: "teams",
    rules: [...(["NOR-278", "NOR-281", "NOR-282", "NOR-283", "NOR-284", "NOR-285", "NOR-287", "NOR-288"] as const)],
  },
  {
    id: "creatures",
    rules: [
      ...(["NOR-298", "NOR-307", "NOR-302", "NOR-310", "NOR-312", "NOR-317", "NOR-321", "NOR-325", "NOR-324"] as const),
      ...(["NOR-326", "NOR-332", "NOR-336", "NOR-337", "NOR-338", "NOR-339", "NOR-340", "NOR-343", "NOR-348"] as const),
      ...(["NOR-350", "NOR-304", "NOR-305", "NOR-352"] as const),
    ],
  },
  {
    id: "more",
    rules: [...(["NOR-357", "NOR-358", "NOR-359"] as const)],
  },
  {
    id: "hidden",
    rules: [...(["NOR-363", "NOR-364", "NOR-365", "NOR-367", "NOR-368", "NOR-369", "NOR-370"] as const)],
  },
] as const;

/** A chapter of the reference. */
export type ChapterId = (typeof chapters)[number]["id"];
/** A rule told in the reference. */
export type RuleId = (typeof chapters)[number]["rules"][number];

/** The words of the reference in one language. */
export interface ReferenceWords {
  readonly chapters: Readonly<Record<ChapterId, string>>;
  readonly rules: Readonly<Record<RuleId, string>>;
}
