// Letters: mail about an account itself, which nobody can turn off. Those with a link go out with a link made at that
// moment, so that no secret waits in the outbox.
import { nextNumber } from "../ids.ts";
import type { ServerNode } from "../node.ts";
import type { LinkKind } from "../store/links.ts";
import type { PersonRow } from "../store/people.ts";

/** What a letter is about. */
export type LetterKind =
  | "address"
  | "password"
  | "way-back"
  | "address-changed"
  | "password-changed"
  | "factor-on"
  | "factor-off";

export const letterKinds: readonly LetterKind[] = [
  "address",
  "password",
  "way-back",
  "address-changed",
  "password-changed",
  "factor-on",
  "factor-off",
];

export const isLetter = (kind: string): kind is LetterKind => letterKinds.includes(kind as LetterKind);

/** The link that a letter brings. */
export const linkIn: Readonly<Partial<Record<LetterKind, Exclude<LinkKind, "invitation">>>> = {
  address: "address",
  password: "password",
  "way-back": "way-back",
};

/** A letter in words: what it is about, and what to do. */
interface Words {
  readonly subject: string;
  readonly text: string;
}

const notYou = {
  en: "If it was not you, set a new password at once and end the other sessions on the page “Me”.",
  pl: "Jeśli to nie ty, od razu ustaw nowe hasło i zakończ pozostałe sesje na stronie „Profil”.",
};

const letters: Readonly<Record<"en" | "pl", Readonly<Record<LetterKind, (login: string) => Words>>>> = {
  en: {
    address: () => ({
      subject: "Confirm your address",
      text: "This address was given to Hetman for notices. If it was you, open the link within a day; if not, do nothing and no other mail will come.",
    }),
    password: login => ({
      subject: "A new password",
      text: `A new password was asked for, for the account ${login}. If it was you, open the link within an hour. If not, do nothing: the old password stays.`,
    }),
    "way-back": () => ({
      subject: "Your way back",
      text: "A way back to your games as a guest was asked for. If it was you, open the link within an hour. If not, do nothing.",
    }),
    "address-changed": login => ({
      subject: "Your address is being changed",
      text: `The account ${login} asked for its mail to go to another address. ${notYou.en}`,
    }),
    "password-changed": login => ({
      subject: "Your password was changed",
      text: `The account ${login} has a new password. ${notYou.en}`,
    }),
    "factor-on": login => ({
      subject: "Second factor turned on",
      text: `Signing in to the account ${login} now asks for a code as well. ${notYou.en}`,
    }),
    "factor-off": login => ({
      subject: "Second factor turned off",
      text: `Signing in to the account ${login} no longer asks for a code. ${notYou.en}`,
    }),
  },
  pl: {
    address: () => ({
      subject: "Potwierdź adres",
      text: "Ktoś podał ten adres w Hetmanie, żeby dostawać powiadomienia. Jeśli to ty, otwórz link w ciągu doby. Jeśli nie, nic nie rób, a więcej listów nie będzie.",
    }),
    password: login => ({
      subject: "Nowe hasło",
      text: `Ktoś poprosił o nowe hasło do konta ${login}. Jeśli to ty, otwórz link w ciągu godziny. Jeśli nie, nic nie rób: stare hasło zostaje.`,
    }),
    "way-back": () => ({
      subject: "Droga powrotu",
      text: "Ktoś poprosił o drogę powrotu do twoich gier jako gościa. Jeśli to ty, otwórz link w ciągu godziny. Jeśli nie, nic nie rób.",
    }),
    "address-changed": login => ({
      subject: "Zmiana adresu",
      text: `Konto ${login} ma dostawać pocztę na inny adres. ${notYou.pl}`,
    }),
    "password-changed": login => ({
      subject: "Hasło zostało zmienione",
      text: `Konto ${login} ma nowe hasło. ${notYou.pl}`,
    }),
    "factor-on": login => ({
      subject: "Drugi składnik włączony",
      text: `Logowanie do konta ${login} wymaga teraz także kodu. ${notYou.pl}`,
    }),
    "factor-off": login => ({
      subject: "Drugi składnik wyłączony",
      text: `Logowanie do konta ${login} nie wymaga już kodu. ${notYou.pl}`,
    }),
  },
};

/** A letter in a person's language. */
export const letterOf = (kind: LetterKind, language: "en" | "pl", login: string): Words =>
  letters[language][kind](login);

/** Puts a letter into the outbox. */
export async function writeLetter(
  { store, time }: Pick<ServerNode, "store" | "time">,
  person: PersonRow,
  kind: LetterKind,
  to: string,
): Promise<void> {
  const now = time.now();
  const letter = { no: nextNumber(now), person: person.id, channel: "email" as const, kind, table: null, author: null };
  await store.notices.add([{ ...letter, body: JSON.stringify({ to }), due: now, attempts: 0 }], now);
}
