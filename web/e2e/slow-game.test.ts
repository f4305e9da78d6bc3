// A game by days: Bartek is told what happened and what was said while he was away, finds his notes on another device, and
// is offered to be told of his next turn. Anna sees that somebody watches.
import { afterAll, beforeAll, expect, test } from "vitest";
import { guest, look, running } from "./at-server.ts";
import { type Somebody, shots, World } from "./world.ts";

let world: World;
let anna: Somebody;
let bartek: Somebody;
let table = "";
beforeAll(async () => {
  world = await World.open();
  anna = await guest(world, "Anna");
  bartek = await guest(world, "Bartek", { language: "pl", theme: "light", size: "phone" });
  table = await running([anna, bartek], { pace: { kind: "days", days: 2 } });
});
afterAll(() => world.close());

const isMine = ({ page }: Somebody) => page.locator('.hk-question[data-mood="yours"]').count();

/** Answers in words as long as one is asked. */
async function answer(who: Somebody): Promise<void> {
  const words = who.page.getByRole("button", { name: /^(In words|Opis słowny)$/ });
  if (await words.isVisible()) await words.click();
  const choices = who.page.locator(".hk-choices-list button:not(:disabled)");
  for (let i = 0; i < 12 && (await isMine(who)) > 0; i++) {
    await choices.first().click();
    await who.page.waitForTimeout(400);
  }
}

test("after a first turn in a slow game one is offered to be told of the next", async () => {
  await look([anna, bartek], table);
  const offer = bartek.page.getByText("Ta gra toczy się powoli.", { exact: false });
  // Who is asked first is drawn: Bartek answers, and it is Anna's turn.
  for (let i = 0; i < 6; i++) {
    if ((await isMine(bartek)) > 0) {
      await answer(bartek);
      if ((await isMine(bartek)) === 0) break;
    }
    await answer(anna);
    await bartek.page.waitForTimeout(500);
  }
  await bartek.page.screenshot({ path: `${shots}/notice-offer-phone.pl.png` });
  await offer.waitFor();
  await bartek.page.screenshot({ path: `${shots}/notice-offer-phone.pl.png` });
  await bartek.page.getByRole("button", { name: "Nie, dziękuję" }).click();
  expect(await offer.count()).toBe(0);
});

test("in a slow game people see that all of them are here", async () => {
  await anna.page.getByRole("img", { name: "Everybody is at the table: you can play on at once." }).waitFor();
  await bartek.page.getByRole("img", { name: "Wszyscy są przy stole: możecie grać bez czekania." }).waitFor();
  await bartek.page.screenshot({ path: `${shots}/all-here-phone.pl.png` });
});

test("what was said while one was away is counted, also the very first line, and read on every device", async () => {
  await bartek.page.getByRole("button", { name: /^Notatki/ }).click();
  await bartek.page.getByRole("textbox", { name: "Notatki" }).fill("Anna blefuje");
  await bartek.page.waitForTimeout(1200);
  await bartek.page.screenshot({ path: `${shots}/notes-phone.pl.png` });
  await bartek.page.goto("/");
  await anna.page.getByRole("button", { name: /^Chat/ }).first().click();
  await anna.page.getByRole("textbox", { name: "Say something to the table" }).fill("Your move! 👑");
  await anna.page.getByRole("button", { name: "Send" }).click();
  await anna.page.locator(".hk-chat-list").getByText("Your move!").waitFor();
  await bartek.page.goto(`/table/${table}`);
  const tab = bartek.page.locator(".table-tabs .side-button[data-side=chat]");
  await tab.locator(".badge").waitFor();
  await tab.click();
  await bartek.page.locator(".hk-chat-list li[data-new]").waitFor();
  await bartek.page.screenshot({ path: `${shots}/chat-phone.pl.png` });
  await bartek.page.reload();
  await bartek.page.locator(".hk-question").waitFor();
  await bartek.page.waitForTimeout(1500);
  expect(await tab.locator(".badge").count()).toBe(0);
});

test("what happened while one was away is told in sentences, and shown again on the board", async () => {
  const { page } = bartek;
  await page.goto("/");
  await answer(anna);
  await page.goto(`/table/${table}`);
  const recap = page.getByRole("region", { name: "Od twojego ostatniego ruchu" });
  await recap.locator("li").first().waitFor();
  await page.screenshot({ path: `${shots}/recap-phone.pl.png` });
  await recap.getByRole("button", { name: "Pokaż na planszy" }).click();
  // The page moves nothing: it shows one still after another, each with its sentence.
  await page.locator('.hk-question[data-mood="happening"]').waitFor();
  await page.screenshot({ path: `${shots}/recap-played-phone.pl.png` });
  await page.getByRole("button", { name: "Przewiń do końca" }).click();
  await page.locator('.hk-question:not([data-mood="happening"])').waitFor();
  expect(await recap.count()).toBe(0);
});

test("a question that may come is answered in advance on a phone, and the answer taken back", async () => {
  const { page } = bartek;
  await page.getByRole("button", { name: "Menu stołu" }).click();
  await page.getByRole("button", { name: "Odpowiedz z góry" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Odpowiedz teraz na pytanie" }).click();
  await dialog.getByRole("heading", { name: "Możliwe pytania:" }).waitFor();
  await page.screenshot({ path: `${shots}/orders-questions-phone.pl.png` });
  await dialog.locator("h3:text-is('Możliwe pytania:') ~ button").first().click();
  await dialog.getByRole("group", { name: "Twoja odpowiedź" }).getByRole("radio").nth(1).check({ force: true });
  await dialog.getByRole("radio", { name: "do końca rundy" }).check({ force: true });
  await page.screenshot({ path: `${shots}/orders-answer-phone.pl.png` });
  await dialog.getByRole("button", { name: "Zapisz odpowiedź" }).click();
  const given = dialog.locator(".order-list > .card");
  await given.getByText("do końca rundy").waitFor();
  await page.screenshot({ path: `${shots}/orders-phone.pl.png` });
  await page.reload();
  await page.locator(".hk-question").waitFor();
  await page.getByRole("button", { name: "Menu stołu" }).click();
  await page.getByRole("button", { name: "Odpowiedz z góry (1)" }).click();
  await given.getByRole("button", { name: "Wycofaj" }).click();
  await given.waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Zamknij" }).click();
});

test("players see that somebody watches, and the log says when things happened", async () => {
  const stranger = await world.somebody();
  await stranger.page.goto(`/table/${table}`);
  await stranger.page.locator(".hk-question").waitFor();
  await anna.page.getByRole("img", { name: "1 spectator" }).waitFor();
  await anna.page.getByRole("button", { name: /^Log/ }).first().click();
  await anna.page.locator(".hk-log-time").first().waitFor();
  await anna.page.screenshot({ path: `${shots}/slow-game.en.png` });
});

test("those who watch a delayed game are told so, and talk among themselves unheard by the players", async () => {
  const id = await running([anna, bartek], { delayMinutes: 15, audience: "talks" });
  const celina = await guest(world, "Celina");
  const dawid = await world.somebody({ language: "pl", theme: "light", size: "phone" });
  await celina.page.goto(`/table/${id}`);
  await celina.page.getByText("You see the game 15 min later.").waitFor();
  await celina.page.getByRole("button", { name: /^Chat/ }).first().click();
  await celina.page.getByRole("textbox", { name: "Say something to the table" }).fill("Who leads?");
  await celina.page.getByRole("button", { name: "Send" }).click();
  await dawid.page.goto(`/table/${id}`);
  await dawid.page.getByText("Widzisz grę z opóźnieniem 15 min.").waitFor();
  await dawid.page.locator(".table-tabs .side-button[data-side=chat]").click();
  await dawid.page.locator(".hk-chat-list").getByText("Who leads?").waitFor();
  await dawid.page.getByRole("button", { name: "Wybierz pseudonim, żeby rozmawiać" }).click();
  await dawid.page.getByLabel("Pseudonim").fill("Dawid");
  await dawid.page.getByRole("button", { name: "Dalej" }).click();
  await dawid.page.getByRole("textbox", { name: "Powiedz coś graczom" }).fill("Chyba nikt.");
  await dawid.page.getByRole("button", { name: "Wyślij" }).click();
  await celina.page.locator(".hk-chat-list").getByText("Chyba nikt.").waitFor();
  await dawid.page.screenshot({ path: `${shots}/audience-phone.pl.png` });
  await celina.page.screenshot({ path: `${shots}/audience.en.png` });
  await look([anna], id);
  await anna.page.getByRole("button", { name: /^Chat/ }).first().click();
  await anna.page.getByText("No messages yet").or(anna.page.locator(".hk-chat .hk-empty")).first().waitFor();
  expect(await anna.page.getByText("Who leads?").count()).toBe(0);
});

test("a holiday announced on the phone is told at the table, and ends with a click", async () => {
  const { page } = bartek;
  await page.goto("/me/settings");
  const today = await page.evaluate(() => new Intl.DateTimeFormat("sv").format(Date.now()));
  await page.getByLabel("Pierwszy dzień").fill(today);
  await page.getByLabel("Ostatni dzień").fill(today);
  await page.getByRole("button", { name: "Ogłoś urlop" }).click();
  await page.getByText("Zostało 29 dni w tym roku").waitFor();
  await page.screenshot({ path: `${shots}/holiday-phone.pl.png`, fullPage: true });
  await anna.page.getByText("Bartek has announced a holiday.").first().waitFor();
  await anna.page.screenshot({ path: `${shots}/holiday.en.png` });
  await page.getByRole("button", { name: "Już jestem" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Już jestem" }).count()).toBe(0);
  for (const { complaints } of [anna, bartek]) expect(complaints).toEqual([]);
});
