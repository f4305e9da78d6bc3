// As much of a mail server as it takes to be given mails, and to read them.
import { createServer } from "node:net";

/** A mail as it arrived. */
export interface Received {
  readonly raw: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

function decoded(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, "base64").toString();
  if (!/quoted-printable/i.test(encoding)) return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

const words = (header: string): string =>
  header.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=\s*/gi, (_, how: string, text: string) =>
    how.toUpperCase() === "B"
      ? Buffer.from(text, "base64").toString()
      : decoded(text.replaceAll("_", " "), "quoted-printable"),
  );

function headerOf(head: string, name: string): string {
  const found = new RegExp(`^${name}: ((?:.*)(?:\\r\\n[ \\t].*)*)`, "im").exec(head);
  return (found?.[1] ?? "").replace(/\r\n\s+/g, " ");
}

function partOf(raw: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const parts = boundary ? raw.split(`--${boundary}`) : [raw];
  const part = parts.slice(1).find(each => new RegExp(`Content-Type: ${type}`, "i").test(each)) ?? "";
  const [head = "", ...body] = part.split("\r\n\r\n");
  return decoded(body.join("\r\n\r\n"), headerOf(head, "Content-Transfer-Encoding")).replaceAll("\r\n", "\n").trim();
}

function read(raw: string): Received {
  const [head = ""] = raw.split("\r\n\r\n");
  return {
    raw,
    to: headerOf(head, "To"),
    subject: words(headerOf(head, "Subject")),
    text: partOf(raw, "text/plain"),
    html: partOf(raw, "text/html"),
  };
}

/** A mail server on a free port. */
export class MailServer {
  readonly mails: Received[] = [];
  readonly #server = createServer(socket => {
    let isData = false;
    let text = "";
    socket.write("220 test\r\n");
    socket.on("data", data => {
      text += data;
      for (let end = text.indexOf("\r\n"); end >= 0; end = text.indexOf("\r\n")) {
        const lineEnd = isData ? text.indexOf("\r\n.\r\n") : end;
        if (lineEnd < 0) return;
        const line = text.slice(0, lineEnd);
        text = text.slice(lineEnd + (isData ? 5 : 2));
        if (isData) this.mails.push(read(line));
        const wasData = isData;
        isData = !wasData && /^DATA/i.test(line);
        socket.write(isData ? "354 go on\r\n" : /^QUIT/i.test(line) ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
    socket.on("error", () => undefined);
  });

  async open(): Promise<this> {
    await new Promise<void>(done => this.#server.listen(0, "127.0.0.1", done));
    return this;
  }

  get url(): string {
    const { port } = this.#server.address() as { port: number };
    return `smtp://127.0.0.1:${port}/?ignoreTLS=true`;
  }

  close(): void {
    this.#server.close();
  }
}
