// Words of boards in the languages that are spoken here: nobody loads those of another one.
import { type Language, printed } from "#kernel/texts.ts";

const loaders: ((language: Language) => Promise<void>)[] = [];

/** Words by language; those of a language are there from when it was first spoken. */
export function spoken<W>(load: Readonly<Record<Language, () => Promise<W>>>): Readonly<Record<Language, W>> {
  const words = {} as Record<Language, W>;
  loaders.push(async language => {
    words[language] ??= printed(language, await load[language]());
  });
  return words;
}

/** Loads the words of a language for all boards that have been loaded. */
export async function speak(language: Language): Promise<void> {
  await Promise.all(loaders.map(load => load(language)));
}
