// The rules reference by chapter: which rules each chapter tells, in the order of playing. The words are in
// reference.en.ts and reference.pl.ts; the ids are those of the ledger.

/** Every chapter with its rules. */
export const chapters = [
  { id: "aim", rules: [...(["XID-209", "XID-206", "XID-192", "XID-193", "XID-195", "XID-001", "XID-049"] as const)] },
  {
    id: "kingdom",
    rules: [
      ...(["XID-013", "XID-014", "XID-015", "XID-016", "XID-017", "XID-018", "XID-019", "XID-020", "XID-022"] as const),
      ...(["XID-003", "XID-021", "XID-023", "XID-024", "XID-291"] as const),
    ],
  },
  {
    id: "box",
    rules: [
      ...(["XID-002", "XID-004", "XID-005", "XID-007", "XID-008", "XID-009", "XID-010", "XID-011", "XID-012"] as const),
    ],
  },
  {
    id: "setup",
    rules: [
      ...(["XID-025", "XID-026", "XID-028", "XID-032", "XID-033", "XID-034", "XID-035", "XID-036", "XID-037"] as const),
      ...(["XID-030", "XID-038", "XID-039", "XID-040", "XID-027", "XID-029", "XID-031", "XID-299", "XID-046"] as const),
    ],
  },
  { id: "start", rules: [...(["XID-041", "XID-042", "XID-043", "XID-044", "XID-045"] as const)] },
  {
    id: "year",
    rules: [
      ...(["XID-047", "XID-057", "XID-058", "XID-048", "XID-289", "XID-059", "XID-184", "XID-185", "XID-186"] as const),
      ...(["XID-187", "XID-188", "XID-189"] as const),
    ],
  },
  {
    id: "planning",
    rules: [
      ...(["XID-050", "XID-051", "XID-052", "XID-053", "XID-054", "XID-055", "XID-056", "XID-060", "XID-314"] as const),
    ],
  },
  { id: "moving", rules: [...(["XID-061", "XID-062", "XID-063", "XID-064", "XID-065", "XID-066"] as const)] },
  { id: "action", rules: [...(["XID-067", "XID-068", "XID-069", "XID-070", "XID-071"] as const)] },
  {
    id: "recruiting",
    rules: [
      ...(["XID-072", "XID-073", "XID-074", "XID-075", "XID-076", "XID-077", "XID-078", "XID-079", "XID-292"] as const),
    ],
  },
  {
    id: "threats",
    rules: [
      ...(["XID-080", "XID-081", "XID-082", "XID-083", "XID-084", "XID-085", "XID-086", "XID-087", "XID-088"] as const),
      ...(["XID-089", "XID-090", "XID-091", "XID-293", "XID-294", "XID-295"] as const),
    ],
  },
  { id: "sovereigns", rules: [...(["XID-092", "XID-093", "XID-094", "XID-006"] as const)] },
  {
    id: "bards",
    rules: [
      ...(["XID-095", "XID-096", "XID-097", "XID-098", "XID-099", "XID-100", "XID-101", "XID-102", "XID-103"] as const),
      ...(["XID-313"] as const),
    ],
  },
  {
    id: "guilds",
    rules: [
      ...(["XID-104", "XID-105", "XID-106", "XID-107", "XID-108", "XID-109", "XID-110", "XID-111", "XID-296"] as const),
      ...(["XID-179", "XID-181", "XID-183"] as const),
    ],
  },
  {
    id: "tokens",
    rules: [
      ...(["XID-112", "XID-113", "XID-114", "XID-115", "XID-116", "XID-117", "XID-118", "XID-120", "XID-121"] as const),
      ...(["XID-122", "XID-123", "XID-124", "XID-125", "XID-126", "XID-128", "XID-129", "XID-130", "XID-119"] as const),
      ...(["XID-297", "XID-298", "XID-127", "XID-131", "XID-132", "XID-133", "XID-300", "XID-301"] as const),
    ],
  },
  {
    id: "titans",
    rules: [
      ...(["XID-134", "XID-135", "XID-138", "XID-139", "XID-140", "XID-142", "XID-143", "XID-148", "XID-149"] as const),
      ...(["XID-150", "XID-151", "XID-152", "XID-263", "XID-153", "XID-154", "XID-156", "XID-157", "XID-158"] as const),
      ...(["XID-159", "XID-136", "XID-137", "XID-141", "XID-144", "XID-145", "XID-146", "XID-147", "XID-302"] as const),
      ...(["XID-155", "XID-303", "XID-316"] as const),
    ],
  },
  {
    id: "census",
    rules: [
      ...(["XID-161", "XID-162", "XID-163", "XID-164", "XID-165", "XID-166", "XID-167", "XID-168", "XID-169"] as const),
      ...(["XID-170", "XID-171", "XID-172", "XID-173", "XID-174", "XID-176", "XID-177", "XID-178", "XID-180"] as const),
      ...(["XID-182", "XID-175", "XID-304", "XID-305", "XID-306", "XID-307"] as const),
    ],
  },
  {
    id: "evaluations",
    rules: [
      ...(["XID-190", "XID-196", "XID-197", "XID-198", "XID-199", "XID-200", "XID-194", "XID-202", "XID-203"] as const),
      ...(["XID-204", "XID-205", "XID-207", "XID-208", "XID-210", "XID-211", "XID-212", "XID-213", "XID-191"] as const),
      ...(["XID-201", "XID-308", "XID-290"] as const),
    ],
  },
  {
    id: "three",
    rules: [
      ...(["XID-214", "XID-215", "XID-216", "XID-220", "XID-221", "XID-224", "XID-225", "XID-226", "XID-227"] as const),
      ...(["XID-160", "XID-228", "XID-309", "XID-230", "XID-232", "XID-233", "XID-234", "XID-217", "XID-218"] as const),
      ...(["XID-219", "XID-222", "XID-223", "XID-229", "XID-231", "XID-235"] as const),
    ],
  },
  {
    id: "short",
    rules: [
      ...(["XID-236", "XID-237", "XID-238", "XID-239", "XID-240", "XID-241", "XID-243", "XID-242", "XID-244"] as const),
    ],
  },
  {
    id: "hidden",
    rules: [
      ...(["XID-245", "XID-246", "XID-247", "XID-248", "XID-249", "XID-250", "XID-252", "XID-253", "XID-256"] as const),
      ...(["XID-258", "XID-251", "XID-254", "XID-255", "XID-257", "XID-259", "XID-310", "XID-311", "XID-312"] as const),
    ],
  },
  {
    id: "questions",
    rules: [
      ...(["XID-260", "XID-261", "XID-262", "XID-264", "XID-265", "XID-266", "XID-267", "XID-268", "XID-269"] as const),
      ...(["XID-270", "XID-271", "XID-272", "XID-315", "XID-273"] as const),
    ],
  },
  {
    id: "always",
    rules: [
      ...(["XID-274", "XID-275", "XID-276", "XID-277", "XID-278", "XID-279", "XID-280", "XID-281", "XID-282"] as const),
      ...(["XID-283", "XID-284", "XID-285", "XID-286", "XID-287", "XID-288"] as const),
    ],
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
