// What notices say. Everything else is said by the client; these reach people outside it.
import type { NoticeKind } from "#protocol/people.ts";

/** What a notice is about. */
export interface Subject {
  readonly kind: NoticeKind | "group" | "test";
  readonly game: string;
  readonly title: string;
  /** Who did it, where that matters and may be said. */
  readonly who: string;
  readonly text: string;
  /** The address of the table. */
  readonly url: string;
}

type Sentences = Readonly<Record<Subject["kind"], (subject: Subject) => string>>;

const named = ({ game, title }: Subject): string => (title ? `${game} („${title}”)` : game);
const called = ({ game, title }: Subject): string => (title ? `${game} (“${title}”)` : game);

const sentences: Readonly<Record<"en" | "pl", Sentences>> = {
  en: {
    turn: subject => `Your turn in ${called(subject)}.`,
    start: subject => `${called(subject)} has started.`,
    end: subject => `${called(subject)} is over.`,
    invitation: subject =>
      `${subject.who ? `${subject.who} wants` : "The others want"} to play ${called(subject)} with you.`,
    vote: subject => `${called(subject)}: the others need your vote.`,
    chat: subject =>
      subject.text ? `${subject.who} in ${called(subject)}: ${subject.text}` : `A new message in ${called(subject)}.`,
    group: ({ who, title }) =>
      title && who ? `${who} asks you to join the group “${title}”.` : "You are asked to join a group.",
    test: () => "Notices reach you here.",
  },
  pl: {
    turn: subject => `Twoja kolej: ${named(subject)}.`,
    start: subject => `Gra się zaczęła: ${named(subject)}.`,
    end: subject => `Koniec gry: ${named(subject)}.`,
    invitation: subject =>
      `${subject.who ? `${subject.who} chce` : "Pozostali chcą"} z tobą zagrać: ${named(subject)}.`,
    vote: subject => `${named(subject)}: potrzebny jest twój głos.`,
    chat: subject =>
      subject.text ? `${subject.who} (${named(subject)}): ${subject.text}` : `Nowa wiadomość: ${named(subject)}.`,
    group: ({ who, title }) =>
      title && who ? `${who} zaprasza cię do grupy „${title}”.` : "Masz zaproszenie do grupy.",
    test: () => "Próba udana: tu będą przychodzić powiadomienia.",
  },
};

const digests = {
  en: (count: number) => `News from your tables (${count})`,
  pl: (count: number) => `Wieści od twoich stołów (${count})`,
};

/** What stands above several notices that are told together. */
export const digestTitle = (count: number, language: "en" | "pl"): string => digests[language](count);

/** A notice as a sentence. */
export function sentenceOf(subject: Subject, language: "en" | "pl"): string {
  return sentences[language][subject.kind](subject);
}
