import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

export interface ReceivedMail {
  to: string;
  headers: Map<string, string>;
  text: string;
  html: string;
}

/** Splits a mail or a part of one into its unfolded headers and its body. */
function split(raw: string) {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { headers, body: raw.slice(end + 4) };
}

function decoded({ headers, body }: ReturnType<typeof split>): string {
  const encoding = headers.get("content-transfer-encoding");
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body.replaceAll("\r\n", "\n");
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\r\n", "\n");
}

/** Parses a mail: its plain text, and its HTML if it has both. */
export function readMail(raw: string, to: string): ReceivedMail {
  const mail = split(raw);
  const { headers } = mail;
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1];
  if (boundary === undefined) return { to, headers, text: decoded(mail), html: "" };
  const [, plain = "", html = ""] = mail.body.split(`--${boundary}`);
  const part = (text: string) => decoded(split(text.replace(/^\r\n/, "")));
  return { to, headers, text: part(plain), html: part(html) };
}

/** Starts a mail server that records the mails that it accepts. */
export async function mailPeer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    async onData(stream, { envelope }, done) {
      const raw = await text(stream);
      mails.push(readMail(raw, envelope.rcptTo.map(({ address }) => address).join()));
      done();
    },
    ...options,
  });
  onTestFinished(() => new Promise((closed) => smtp.close(() => closed())));
  // A killed client breaks its connection.
  smtp.on("error", () => {});
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const address = smtp.server.address();
  const port = typeof address === "object" ? address?.port : "";
  return {
    mails,
    settings: {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mayBePlain: true,
      to: "team@brokerage.example",
      from: "site@brokerage.example",
    },
  };
}
