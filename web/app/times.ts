// Days and moments as the reader writes them: the app's language, with the habits of the browser's own country.

/** The reader's own form of a language: British or American, for example. */
export function localeOf(language: string): string {
  return navigator.languages.find(each => each.split("-")[0] === language) ?? language;
}

/** Writes days and moments as the reader does. */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), options);

/** "Mon, 4 May". */
export const dayText = (language: string, at: number): string =>
  dateFormat(language, { weekday: "short", day: "numeric", month: "long" }).format(at);

/** "Mon, 4 May, 14:05". */
export const dateText = (language: string, at: number): string =>
  dateFormat(language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  }).format(at);

/** "14:05" today, "Mon 14:05" within a week, else with the date. */
export function momentText(language: string, at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const isNear = Math.abs(now - at) < 6 * 86_400_000;
  const day: Intl.DateTimeFormatOptions = isNear ? { weekday: "short" } : { day: "numeric", month: "short" };
  const time: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
  return dateFormat(language, { ...(isToday ? {} : day), ...time }).format(at);
}
