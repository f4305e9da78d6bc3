// Mail: as text and as HTML, marked as written by a program, to one recipient only so often.
import { createTransport, type Transporter } from "nodemailer";
import type { ServerNode } from "../node.ts";
import type { Limit, Limits } from "../people/limits.ts";

const DAY = 86_400_000;

/** What a mail says. */
export interface Mail {
  readonly to: string;
  readonly language: "en" | "pl";
  readonly subject: string;
  readonly text: string;
  readonly url: string;
  /** Notices can be turned off, and say where; letters cannot. */
  readonly isNotice: boolean;
}

const stops = { en: "To turn notices off:", pl: "Jak wyłączyć powiadomienia:" };

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? "");

/** A mail as it is handed to the mail server. */
function written({ to, language, subject, text, url, isNotice }: Mail, publicUrl: string) {
  const off = isNotice && publicUrl ? new URL("/me/settings", publicUrl).href : "";
  const link = (address: string): string => `<a href="${escaped(address)}">${escaped(address)}</a>`;
  const parts = [text, url, off && `${stops[language]} ${off}`].filter(Boolean);
  const html = [
    escaped(text).replaceAll("\n", "<br>"),
    url && link(url),
    off && `<small>${stops[language]} ${link(off)}</small>`,
  ];
  const paragraphs = html.filter(Boolean).map(part => `<p>${part}</p>`);
  return {
    to,
    subject: `Hetman: ${subject.slice(0, 100)}`,
    text: `${parts.join("\n\n")}\n`,
    html: `<!doctype html><html lang="${language}"><body>${paragraphs.join("")}</body></html>`,
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
    ...(off && { list: { unsubscribe: { url: off, comment: "Hetman" } } }),
  };
}

/** What is counted as one recipient: parts that a mailbox ignores make no other one. */
export function recipientOf(address: string): string {
  const [local = "", domain = ""] = address.toLowerCase().split("@");
  return `${local.split("+")[0]}@${domain}`;
}

/** Sends mail. */
export class Post {
  readonly #transport: Transporter | null;
  readonly #limits: Limits;
  readonly #most: Limit;
  readonly #publicUrl: string;

  constructor({ settings }: Pick<ServerNode, "settings">, limits: Limits) {
    this.#transport = settings.smtpUrl ? createTransport(settings.smtpUrl, { from: settings.mailFrom }) : null;
    this.#limits = limits;
    this.#most = { name: "mail", most: settings.mailsPerDay, within: DAY };
    this.#publicUrl = settings.publicUrl;
  }

  get isOpen(): boolean {
    return this.#transport !== null;
  }

  /** Links need an address that the server knows by itself: a request could name any. */
  get canBringLinks(): boolean {
    return this.isOpen && this.#publicUrl !== "";
  }

  /** Sends a mail; false when its recipient has had enough for today. */
  async send(mail: Mail): Promise<boolean> {
    if (!(await this.#limits.has(this.#most, recipientOf(mail.to)))) return false;
    await this.#transport?.sendMail(written(mail, this.#publicUrl));
    return true;
  }

  close(): void {
    this.#transport?.close();
  }
}
