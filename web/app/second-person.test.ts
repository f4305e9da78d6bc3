import { describe, expect, test } from "vitest";
import { registry } from "#games/registry.ts";
import { type Language, plain, ref, type Sentence, say } from "#kernel/texts.ts";
import { addressed, addressing } from "./second-person.ts";

const ola = ref("seat:0", "Ola");
const jan = ref("seat:1", "Jan");
const place = ref("area:1", "Lorimor");

const told = (language: Language, sentence: Sentence) => plain(addressed(language, sentence, 0));

describe("the log says “you” to its reader", () => {
  test.each<[Sentence, string]>([
    [say`${ola} passes first and takes the marker.`, "You pass first and take the marker."],
    [say`${ola} leads ${place} and goes first.`, "You lead Lorimor and go first."],
    [say`${ola} is done. ${jan} takes a turn.`, "You are done. Jan takes a turn."],
    [say`${ola} copies ${place}.`, "You copy Lorimor."],
    [say`${ola} now has ${place}.`, "You now have Lorimor."],
    [say`${ola} may not choose.`, "You may not choose."],
    [say`3 to 1: ${ola} wins in ${place}.`, "3 to 1: you win in Lorimor."],
    [say`${jan} attacks ${ola} in ${place}.`, "Jan attacks you in Lorimor."],
    [say`${jan} cancels ${ola}’s spell.`, "Jan cancels your spell."],
    [say`${ola}’s tower falls.`, "Your tower falls."],
    [say`${ola} and ${jan} tie.`, "You and Jan tie."],
    [say`${jan} and ${place} pass ${ola}.`, "Jan and Lorimor pass you."],
  ])("%#: in English", (sentence, expected) => {
    expect(told("en", sentence)).toBe(expected);
  });

  test.each<[Sentence, string]>([
    [say`${ola} idzie do ${place}.`, "Idziesz do Lorimor."],
    [say`${ola} pasuje i bierze znacznik.`, "Pasujesz i bierzesz znacznik."],
    [say`${ola} niczego nie zbiera.`, "Niczego nie zbierasz."],
    [say`Bitwę wygrywa ${ola}.`, "Bitwę wygrywasz."],
    [say`Atakuje ${jan}, broni się ${ola}.`, "Atakuje Jan, bronisz się."],
    [say`Zima: ${ola} (3 jednostki) płaci: 2.`, "Zima: ty (3 jednostki) płacisz: 2."],
    [say`${place} przyłącza się do gracza ${ola}.`, "Lorimor przyłącza się do ciebie."],
    [say`${place} opuszcza gracza ${ola}.`, "Lorimor opuszcza cię."],
    [say`Jednostki gracza ${ola} wstają.`, "Twoje jednostki wstają."],
    [say`Licytacja: ${ola} – 3 i ${jan} – 2.`, "Licytacja: ty – 3 i Jan – 2."],
    [say`Licytacja: ${jan} – 3 i ${ola} – 2.`, "Licytacja: Jan – 3 i ty – 2."],
    [say`${ola} to Wybawca.`, "Ty to Wybawca."],
  ])("%#: in Polish", (sentence, expected) => {
    expect(told("pl", sentence)).toBe(expected);
  });

  test("the word for the reader still lights up the seat", () => {
    expect(addressed("pl", say`${ola} czeka.`, 0)[0]).toEqual({ ref: "seat:0", text: "Czekasz" });
  });

  test("those who only watch read names", async () => {
    const texts = addressing("en", await registry.xidit!.texts("en"));
    const event = { type: "waited", seat: 0, city: 1 };
    const seatName = () => "Ola";
    expect(plain(texts.log(event, { viewer: 0, seatName })!)).toMatch(/^You wait /);
    expect(plain(texts.log(event, { viewer: 1, seatName })!)).toMatch(/^Ola waits /);
    expect(plain(texts.log(event, { viewer: "spectator", seatName })!)).toMatch(/^Ola waits /);
  });
});
