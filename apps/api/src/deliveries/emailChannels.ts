import {
  acknowledgement,
  type Brokerage,
  type Brokerages,
  officeOf,
} from "@mortgage-kit/content/brokerage";
import { wordsOf } from "@mortgage-kit/content/words";
import { languageOfConsent, referenceOf } from "@mortgage-kit/contracts";
import { createTransport, type SendMailOptions } from "nodemailer";
import { repeat } from "../limits/repeat.ts";
import type { EmailSettings } from "../settings/readSettings.ts";
import { plainAddress } from "../store/lead.ts";
import type { DeliveryLog } from "./attempt.ts";
import { type Channel, DeliveryProblem, explainProblem } from "./channel.ts";
import { callMail, type LeadMessage, leadMail, leadsMail, readLeadMessages } from "./leadMail.ts";
import type { StaffLinks } from "./staffLinks.ts";
import type { StaffMail } from "./staffMail.ts";

type LeadChannel = Channel<LeadMessage>;

/** Returns the mails to staff: each lead, what is added to it as a reply, and calls put off. */
export function emailChannels(
  settings: EmailSettings,
  brokerage: Brokerage,
  links?: StaffLinks,
): readonly [lead: LeadChannel, details: LeadChannel, call: LeadChannel] {
  const options = { ...brokerage.claims, office: officeOf(brokerage), links };
  const mail = staffMailer(settings, brokerage);
  const read = readLeadMessages;

  function send(message: LeadMessage, isAddition: boolean, signal: AbortSignal): Promise<void> {
    const { id, phoneOrEmail } = message;
    const kind = isAddition ? "details" : message.isTest ? "test" : message.kind;
    const shown = kind === "test" ? undefined : links;
    return mail(
      isAddition ? `${id}.details` : id,
      leadMail(message, kind, { ...options, links: shown }),
      {
        signal,
        replyTo: plainAddress.test(phoneOrEmail) ? phoneOrEmail : undefined,
        continues: isAddition ? id : undefined,
      },
    );
  }

  return [
    {
      name: "email",
      read,
      send: (message, signal) => send(message, false, signal),
      sendTogether: (messages, signal) =>
        mail(`${messages[0]?.id}.${messages.length}`, leadsMail(messages, options), { signal }),
    },
    { name: "details email", read, send: (message, signal) => send(message, true, signal) },
    {
      name: "call",
      read,
      send(message, signal) {
        // The same in every attempt, and another for each time that the call is put off.
        const id = `${message.id}.call.${(message.callAfter ?? "").replaceAll(/\D/g, "")}`;
        return mail(id, callMail(message, options), { signal });
      },
    },
  ];
}

/** Confirms an application, once. It repeats no input: the address may be another person's. */
export function acknowledgementChannel(
  settings: EmailSettings,
  brokerages: Brokerages,
): Channel<LeadMessage> {
  const mail = mailer(settings);
  return {
    name: "acknowledgement",
    isSentOnce: true,
    read: readLeadMessages,
    visitorAddress: ({ phoneOrEmail }) => phoneOrEmail,
    send({ id, phoneOrEmail, consent }, signal) {
      const language = languageOfConsent(consent.version);
      const { name: sender, email: replyTo } = brokerages[language].brokerage;
      return mail({
        id: `${id}.received`,
        sender,
        to: phoneOrEmail,
        replyTo,
        headers: { "auto-submitted": "auto-replied" },
        signal,
        ...acknowledgement(brokerages[language], wordsOf(language), referenceOf(id)),
      });
    },
  };
}

export function staffMailer(settings: EmailSettings, { name: sender }: Pick<Brokerage, "name">) {
  const send = mailer(settings);
  return (id: string, mail: StaffMail, options: Pick<Mail, "signal" | "replyTo" | "continues">) =>
    send({ id, sender, to: settings.to, ...mail, ...options });
}

/** Returns a transport with timeouts within a delivery's, and with TLS unless waived. */
function smtpTransport({ smtpUrl, mayBePlain }: EmailSettings) {
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

/** Keeps only the codes of a mail server's error, because its words may repeat an address. */
function smtpProblem(error: unknown): DeliveryProblem {
  const { code, originalCode, responseCode } = error as Record<string, unknown>;
  const codes = [...new Set([code, originalCode, responseCode])].filter(Boolean);
  const isRefused =
    responseCode !== undefined || codes.some((part) => beforeAcceptance.test(String(part)));
  return new DeliveryProblem(codes.length > 0 ? codes.join(" ") : "not sent", !isRefused);
}

/** Error codes that occur only before a mail is accepted. Any other may occur after it. */
const beforeAcceptance =
  /^(EAUTH|ECONNREFUSED|EDNS|EENVELOPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPROTOCOL|ETLS)$|CERT|SSL|SIGNED|ISSUER|LEAF/;

const everyMs = 15 * 60 * 1000;

/** Logs in to the mail server at intervals, so that readiness knows before a mail fails. */
export function mailCheck(settings: EmailSettings, log: Pick<DeliveryLog, "warn">) {
  let problem: string | undefined;
  const { run, start, stop } = repeat(everyMs, async () => {
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
  });
  return {
    run,
    isFailing: () => problem !== undefined,
    start() {
      run();
      start();
    },
    stop,
  };
}
