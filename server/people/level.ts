// Which level of bots plays about as well as a person: by who came in before whom in their latest games of a title.
import { levelIds, middleLevel } from "#bots/levels.ts";
import type { TableStore } from "../store/tables.ts";
import type { TableDoc } from "../tables/doc.ts";

/** How a person did against a bot: 1 is before it, 0 behind it, a half is a tie. */
interface Meeting {
  readonly level: string;
  readonly score: number;
}

/** How far levels are apart, in the points that players of chess know. */
const STEP = 200;
/** Nothing is known at first: a person is taken for a middling player with so many draws against one. */
const DOUBT = 6;
/** The latest finished games that are looked at. */
const LATEST = 100;

/** The bots a person met in a game that they played to its end themselves. */
function meetingsIn({ seats, result }: TableDoc, person: string): Meeting[] {
  const own = seats.flatMap((seat, i) => (seat.person === person && seat.standIn === null ? [i] : []));
  const [mine] = own;
  const place = mine === undefined ? undefined : result?.places[mine];
  if (own.length !== 1 || place === undefined) return [];
  return seats.flatMap(({ kind, level }, i): Meeting[] => {
    const other = result?.places[i];
    if (kind !== "bot" || level === null || other === undefined || !levelIds.includes(level)) return [];
    return [{ level, score: (Math.sign(other - place) + 1) / 2 }];
  });
}

/** How well a level explains what happened, as a logarithm. */
function likelihood(level: number, meetings: readonly Meeting[]): number {
  const doubts = Array.from({ length: DOUBT }, () => ({ level: middleLevel, score: 0.5 }));
  return [...doubts, ...meetings].reduce((sum, { level: other, score }) => {
    const expected = 1 / (1 + 10 ** ((STEP * (levelIds.indexOf(other) - level)) / 400));
    return sum + score * Math.log(expected) + (1 - score) * Math.log(1 - expected);
  }, 0);
}

/** The level that explains a person's games best; the middle one where they tell nothing. */
export function fittingLevel(docs: readonly TableDoc[], person: string): string {
  const meetings = docs.flatMap(doc => meetingsIn(doc, person));
  const likelihoods = levelIds.map((_, level) => likelihood(level, meetings));
  return levelIds[likelihoods.indexOf(Math.max(...likelihoods))]!;
}

/** The level at which a bot plays on for a person. */
export async function levelOf(tables: TableStore, person: string, game: string): Promise<string> {
  const latest = await tables.ofPerson(person, true, Number.MAX_SAFE_INTEGER, LATEST);
  return fittingLevel(
    latest.map(({ doc }) => doc).filter(doc => doc.game === game),
    person,
  );
}
