import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

export interface ReceivedMail {
  to: string;
  headers: Map<string, string>;
  text: string;
}

/** Parses a mail: unfolds its headers and decodes its text. */
function read(raw: string, to: string): ReceivedMail {
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
  const body = raw.slice(end + 4);
  if (headers.get("content-transfer-encoding") !== "quoted-printable") {
    return { to, headers, text: body.replaceAll("\r\n", "\n") };
  }
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  const decoded = Buffer.from(bytes, "latin1").toString("utf8");
  return { to, headers, text: decoded.replaceAll("\r\n", "\n") };
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
      mails.push(read(raw, envelope.rcptTo.map(({ address }) => address).join()));
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
