// An account from the first mail to the second factor: confirming an address, setting the factor up, signing in with it,
// a forgotten password, and the list of sessions.
import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeAt, stepAt } from "#server/people/totp.ts";
import { MailServer } from "#server/test/mail-server.ts";
import { guest, running } from "./at-server.ts";
import { type Somebody, shots, World } from "./world.ts";

const post = new MailServer();
let world: World;
let anna: Somebody;
beforeAll(async () => {
  await post.open();
  world = await World.open({ SMTP_URL: post.url });
  anna = await world.somebody();
});
afterAll(async () => {
  await world?.close();
  post.close();
});

const mail = async (count: number) => {
  await expect.poll(() => post.mails.length).toBe(count);
  return post.mails.at(-1)!;
};
const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)![0];
/** Both sizes, for people to look at. */
async function look({ page }: Somebody, name: string) {
  for (const [size, viewport] of [
    ["desktop", { width: 1440, height: 900 }],
    ["phone", { width: 360, height: 640 }],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.screenshot({ path: `${shots}/${name}-${size}.png`, fullPage: true });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${name} on ${size} scrolls sideways`).toBeLessThanOrEqual(viewport.width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
let secret = "";
const form = (page: Somebody["page"], heading: string) =>
  page.locator("form, section").filter({ has: page.getByRole("heading", { name: heading, exact: true }) });

test("an account confirms its address by the link in the mail", async () => {
  const { page } = anna;
  await page.goto("/me");
  await page.getByLabel("Nickname").fill("Anna");
  await page.getByRole("button", { name: "Continue" }).click();
  const register = form(page, "Create an account");
  await register.getByLabel("Username").fill("anna");
  await register.getByLabel("Password").fill("correct horse");
  await register.getByLabel("E-mail").fill("anna@example.org");
  await register.getByRole("button", { name: "Create an account" }).click();
  await page.getByRole("link", { name: "Security" }).click();
  await page.getByText("Not confirmed yet").waitFor();
  await look(anna, "security.en");
  const link = linkIn((await mail(1)).text);
  await page.goto(link);
  await page.getByText("Your address is confirmed.").waitFor();
  await page.getByRole("link", { name: "To your account" }).click();
  await page.getByText("Confirmed.", { exact: true }).waitFor();
});

test("the second factor is set up with a picture and a code; its recovery codes are shown once", async () => {
  const { page } = anna;
  const factor = form(page, "Second factor");
  await factor.getByLabel("Password").fill("correct horse");
  await factor.getByRole("button", { name: "Set it up" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("img", { name: /QR/ }).waitFor();
  await look(anna, "factor.en");
  secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(/\s/g, "");
  await dialog.getByLabel("Code", { exact: true }).fill("000000");
  await dialog.getByRole("button", { name: "Turn it on" }).click();
  await dialog.getByRole("alert").waitFor();
  await dialog.getByLabel("Code", { exact: true }).fill(codeAt(secret, stepAt(Date.now())));
  await dialog.getByRole("button", { name: "Turn it on" }).click();
  await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
  expect(await page.getByRole("dialog").locator("code").count()).toBe(10);
  await look(anna, "recovery.en");
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByText("The second factor is on.").waitFor();
});

test("a forgotten password is set again by a link; signing in then asks for a code", async () => {
  const bartek = await world.somebody({ language: "pl", size: "phone" });
  const { page } = bartek;
  await page.goto("/me");
  await page.getByRole("button", { name: "Nie możesz wejść?" }).click();
  await look(bartek, "forgotten.pl");
  await page.getByRole("dialog").getByLabel("Login albo e-mail").fill("anna@example.org");
  await page.getByRole("button", { name: "Wyślij link" }).click();
  await page.getByText("list jest już w drodze").waitFor();
  // The letter about the second factor came before it.
  await expect.poll(() => post.mails.some(({ text }) => text.includes("/reset#"))).toBe(true);
  await page.goto(linkIn(post.mails.find(({ text }) => text.includes("/reset#"))!.text));
  await look(bartek, "reset.pl");
  await page.getByLabel("Nowe hasło").fill("battery staple");
  await page.getByRole("button", { name: "Ustaw nowe hasło" }).click();
  await page.getByText("Nowe hasło jest ustawione").waitFor();
  await page.getByRole("link", { name: "Do logowania" }).click();
  const signIn = form(page, "Zaloguj się");
  await signIn.getByLabel("Login").fill("anna");
  await signIn.getByLabel("Hasło").fill("battery staple");
  await signIn.getByRole("button", { name: "Zaloguj się" }).click();
  await signIn.getByLabel("Kod", { exact: true }).waitFor();
  await look(bartek, "code.pl");
  // The first code of this half minute may have been used to set the factor up; the next one is good, too.
  await signIn.getByLabel("Kod", { exact: true }).fill(codeAt(secret, stepAt(Date.now()) + 1));
  await signIn.getByRole("button", { name: "Zaloguj się" }).click();
  await page.getByRole("link", { name: "Bezpieczeństwo" }).click();
  await page.getByText("ta przeglądarka").waitFor();
  await look(bartek, "security.pl");
  await bartek.context.close();
});

test("a guest who confirms an address comes back to the game by a link in a mail", async () => {
  const celina = await guest(world, "Celina");
  const dorota = await guest(world, "Dorota", { language: "pl", theme: "light", size: "phone" });
  const table = await running([dorota, celina]);
  const sent = post.mails.length;
  await dorota.page.goto(`/table/${table}`);
  await dorota.page.getByRole("button", { name: "Menu stołu" }).click();
  await dorota.page.getByRole("button", { name: "Graj dalej na innym urządzeniu" }).click();
  await dorota.page.getByRole("link", { name: "Albo wróć przez e-mail: potwierdź adres" }).click();
  const address = form(dorota.page, "E-mail");
  await address.getByLabel("E-mail").fill("dorota@example.org");
  await address.getByRole("button", { name: "Zmień adres" }).click();
  await address.getByText("Jeszcze niepotwierdzony", { exact: false }).waitFor();
  await look(dorota, "guest-address.pl");
  await dorota.page.goto(linkIn((await mail(sent + 1)).text));
  await dorota.page.getByText("Twój adres jest potwierdzony").waitFor();
  const laptop = await world.somebody({ language: "pl" });
  await laptop.page.goto("/me");
  await laptop.page.getByRole("button", { name: "Nie możesz wejść?" }).click();
  await laptop.page.getByRole("dialog").getByLabel("Login albo e-mail").fill("dorota@example.org");
  await laptop.page.getByRole("button", { name: "Wyślij link" }).click();
  await laptop.page.goto(linkIn((await mail(sent + 2)).text));
  await laptop.page.locator(`.my-games a[href*="${table}"]`).click();
  await laptop.page.locator(".hk-question").waitFor();
  expect(await laptop.page.getByText("Oglądasz").count()).toBe(0);
  for (const { complaints } of [dorota, laptop]) expect(complaints).toEqual([]);
});

test("a session can be ended from another browser", async () => {
  const [one, two] = [await world.somebody(), await world.somebody({ language: "pl" })];
  await one.page.goto("/me");
  await one.page.getByLabel("Nickname").fill("Celina");
  await one.page.getByRole("button", { name: "Continue" }).click();
  const register = form(one.page, "Create an account");
  await register.getByLabel("Username").fill("celina");
  await register.getByLabel("Password").fill("correct horse");
  await register.getByRole("button", { name: "Create an account" }).click();
  await one.page.getByRole("link", { name: "Security" }).waitFor();
  await two.page.goto("/me");
  const signIn = form(two.page, "Zaloguj się");
  await signIn.getByLabel("Login").fill("celina");
  await signIn.getByLabel("Hasło").fill("correct horse");
  await signIn.getByRole("button", { name: "Zaloguj się" }).click();
  await two.page.getByRole("link", { name: "Bezpieczeństwo" }).waitFor();
  await one.page.getByRole("link", { name: "Security" }).click();
  await one.page.getByRole("button", { name: /End the session/ }).click();
  await one.page.getByText("The session has ended.").waitFor();
  await two.page.goto("/me");
  await form(two.page, "Zaloguj się").waitFor();
});

test("a moderator looks after a person, the site and its log", async () => {
  const [dorota, guest] = [await world.somebody(), await world.somebody({ language: "pl" })];
  const { page } = dorota;
  await page.goto("/");
  const ask = (method: string, path: string, body: object): Promise<Record<string, string>> =>
    page.evaluate(
      async ([how, where, what]) => {
        const headers = { "content-type": "application/json" };
        return (await fetch(String(where), { method: String(how), headers, body: JSON.stringify(what) })).json();
      },
      [method, path, body] as const,
    );
  const password = "correct horse";
  await ask("POST", "/api/account", { login: "dorota", password });
  const begun = await ask("POST", "/api/me/factor", { proof: { password } });
  await ask("PUT", "/api/me/factor", { code: codeAt(begun.secret!, stepAt(Date.now())) });
  const env = { ...process.env, DATA_DIR: world.server.data };
  const words = ["--disable-warning=ExperimentalWarning", "cli/main.ts", "admin", "appoint", "dorota"];
  execFileSync(process.execPath, words, { env });
  await guest.page.goto("/me");
  await guest.page.getByLabel("Pseudonim").fill("Gbur");
  await guest.page.getByRole("button", { name: "Dalej" }).click();
  await guest.page.getByRole("heading", { name: "Gbur" }).waitFor();
  await page.goto("/me");
  await page.getByRole("link", { name: "Looking after the server" }).click();
  await page.getByText("There is nothing to look at.").waitFor();
  await page.getByRole("link", { name: "People" }).click();
  await page.getByLabel("Find a person").fill("gbu");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  const card = page.getByRole("region", { name: "Gbur" });
  await card.getByLabel("Reason").fill("Rude at three tables");
  await card.getByRole("button", { name: "Suspend" }).click();
  await card.getByText(/suspended until/).waitFor();
  await look(dorota, "care-people.en");
  await page.getByRole("link", { name: "The site" }).click();
  await page.getByLabel("In English").fill("We are back at eight.");
  await page.getByLabel("In Polish").fill("Wracamy o ósmej.");
  await page.getByRole("button", { name: "Announce" }).click();
  await page.getByRole("status").filter({ hasText: "We are back at eight." }).waitFor();
  await page.getByRole("button", { name: "Make a link" }).click();
  await page.getByRole("textbox", { name: "Invitation" }).waitFor();
  await look(dorota, "care-site.en");
  await page.getByRole("link", { name: "Log" }).click();
  await page.getByText("Rude at three tables").waitFor();
  await page.getByRole("button", { name: /polski/ }).click();
  await page.getByRole("heading", { name: "Opieka nad serwerem" }).waitFor();
  await look(dorota, "care-log.pl");
  await page.getByRole("link", { name: "Osoby" }).click();
  await page.getByLabel("Znajdź osobę").fill("gbu");
  await page.getByRole("button", { name: "Szukaj" }).click();
  await page.getByRole("region", { name: "Gbur" }).waitFor();
  await look(dorota, "care-people.pl");
  // The suspended guest is out, and everybody reads the announcement.
  await guest.page.goto("/me");
  await guest.page.getByText("Wracamy o ósmej.").waitFor();
  await guest.page.getByLabel("Pseudonim").fill("gbur");
  await guest.page.getByRole("button", { name: "Dalej" }).click();
  await guest.page.getByText("Tego pseudonimu nie można tu użyć.").waitFor();
  await look(guest, "suspended.pl");
});
