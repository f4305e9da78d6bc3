// An account from the first mail to the second factor: confirming an address, setting the factor up, signing in with it,
// a forgotten password, and the list of sessions.
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeAt, stepAt } from "#server/people/totp.ts";
import { MailServer } from "#server/test/mail-server.ts";
import { type Somebody, shots, World } from "./world.ts";

const post = new MailServer();
let world: World;
let anna: Somebody;
beforeAll(async () => {
  await post.open();
  world = await World.open({ SMTP_URL: post.url });
  anna = await world.somebody();
}, 300_000);
afterAll(async () => {
  await world?.close();
  post.close();
});

const mail = async (count: number) => {
  await expect.poll(() => post.mails.length, { timeout: 20_000 }).toBe(count);
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
  await page.getByRole("button", { name: "Nie pamiętasz hasła?" }).click();
  await look(bartek, "forgotten.pl");
  await page.getByRole("dialog").getByLabel("Login albo e-mail").fill("anna@example.org");
  await page.getByRole("button", { name: "Wyślij link" }).click();
  await page.getByText("list jest już w drodze").waitFor();
  // The letter about the second factor came before it.
  await expect.poll(() => post.mails.some(({ text }) => text.includes("/reset#")), { timeout: 20_000 }).toBe(true);
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
