import { createTransport, type SendMailOptions } from "nodemailer";
import type { EmailSettings } from "../settings/readSettings.ts";
import { DeliveryProblem, explainProblem } from "./channel.ts";
import type { DeliveryLog } from "./deliveryWorker.ts";

/**
 * Returns a transport to a mail server whose timeouts fit within a delivery's. It requires TLS
 * unless the setting allows plain text, so that a server without TLS receives no personal data.
 */
function smtpTransport({ smtpUrl, mayBePlain = false }: EmailSettings) {
  return createTransport({
    url: smtpUrl,
    requireTLS: !mayBePlain,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

type Mail = SendMailOptions & {
  /** Id of the mail, the same in every attempt. */
  id: string;
  sender: string;
  signal: AbortSignal;
  /** Id of the mail that this one continues. */
  continues?: string | undefined;
};

/** Returns a function that sends mails which no auto-responder should answer (RFC 3834). */
export function mailer(settings: EmailSettings) {
  const { from } = settings;
  const transport = smtpTransport(settings);
  const messageId = (id: string) => `<${id}@${from.split("@")[1]}>`;
  return async ({ id, sender, continues, headers, ...mail }: Mail): Promise<void> => {
    const earlier = continues === undefined ? undefined : messageId(continues);
    const sending = transport.sendMail({
      from: { name: sender, address: from },
      messageId: messageId(id),
      ...(earlier && { inReplyTo: earlier, references: earlier }),
      headers: { "auto-submitted": "auto-generated", ...headers },
      ...mail,
    });
    await sending.catch((error) => {
      throw smtpProblem(error);
    });
  };
}

/**
 * Converts an error into a DeliveryProblem with the server's codes only, because its own words may
 * repeat an address.
 */
function smtpProblem(error: unknown): DeliveryProblem {
  const { code, originalCode, responseCode } = error as Record<string, unknown>;
  const codes = [code, originalCode, responseCode].filter(
    (part, index, all) => part !== undefined && part !== "" && all.indexOf(part) === index,
  );
  const isRefused =
    responseCode !== undefined ||
    codes.some(
      (part) => unsentErrorCodes.has(part) || /CERT|SSL|SIGNED|ISSUER|LEAF/.test(String(part)),
    );
  return new DeliveryProblem(codes.length > 0 ? codes.join(" ") : "not sent", !isRefused);
}

/** Error codes that occur only before a mail is accepted. Any other may occur after it. */
const unsentErrorCodes = new Set<unknown>([
  "EAUTH",
  "ECONNREFUSED",
  "EDNS",
  "EENVELOPE",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPROTOCOL",
  "ETLS",
]);

const everyMs = 15 * 60 * 1000;

/**
 * Connects to the mail server at the start and every 15 minutes, with TLS and the login but without a
 * mail, so that readiness knows that mail fails before an application must be mailed.
 */
export function mailCheck(settings: EmailSettings, log: Pick<DeliveryLog, "warn">) {
  let problem: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function connect(): Promise<void> {
    const transport = smtpTransport(settings);
    try {
      await transport.verify();
      problem = undefined;
    } catch (error) {
      const { message } = smtpProblem(error);
      if (message !== problem) {
        log.warn({ problem: explainProblem(message) }, "the mail server cannot be used");
      }
      problem = message;
    } finally {
      transport.close();
    }
  }

  function run(): Promise<void> {
    running = running.then(connect);
    return running;
  }

  return {
    run,
    isFailing: () => problem !== undefined,
    start() {
      run();
      timer = setInterval(run, everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
