import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

export interface ReceivedMail {
  to: string;
  headers: Map<string, string>;
  text: string;
  html: string;
  /** As it was sent, with lines joined that the transfer encoding broke. */
  raw: string;
}

export async function mailPeer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    async onData(stream, { envelope }, done) {
      const bytes = await buffer(stream);
      const { headers, text = "", html = "" } = await PostalMime.parse(bytes);
      const to = envelope.rcptTo.map(({ address }) => address).join();
      mails.push({
        to,
        headers: new Map(headers.map(({ key, value }) => [key, value])),
        text,
        html,
        raw: bytes.toString().replaceAll("=\r\n", ""),
      });
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
  const settings = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mayBePlain: true,
    to: "team@brokerage.example",
    from: "site@brokerage.example",
  };
  const env = {
    SMTP_URL: settings.smtpUrl,
    ALLOW_INSECURE_MAIL: "true",
    LEADS_EMAIL_TO: settings.to,
    LEADS_EMAIL_FROM: settings.from,
  };
  return { mails, settings, env };
}
