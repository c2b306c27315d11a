import type { ChannelName, LeadDatabase } from "../store/tables.ts";

/** Delivery channel. `send` resolves when the receiver has accepted the message. */
export interface Channel<Message extends { id: string } = { id: string }> {
  name: ChannelName;
  /** True for at-most-once delivery: an attempt with unknown outcome is not retried. */
  isSentOnce?: boolean;
  /** Time in milliseconds after which a failing delivery is given up; by default the setting's. */
  giveUpAfterMs?: number;
  /** Reads the messages of these subjects, without removed ones, whose deliveries are deleted. */
  read(db: LeadDatabase, subjectIds: readonly string[]): Promise<Message[]>;
  send(message: Message, signal: AbortSignal): Promise<void>;
  /** Sends several messages as one, above a rate; absent if the receiver has no such limit. */
  sendTogether?(messages: readonly Message[], signal: AbortSignal): Promise<void>;
  /** Returns the address that a visitor typed, which may be another person's. */
  visitorAddress?(message: Message): string;
}

/** Reason for a failed delivery. It is stored and logged, so it never contains data of the lead. */
export class DeliveryProblem extends Error {
  override name = "DeliveryProblem";
  /** True if the receiver may have accepted the message anyway. */
  readonly mayHaveArrived: boolean;

  constructor(problem: string, mayHaveArrived = false) {
    super(problem);
    this.mayHaveArrived = mayHaveArrived;
  }
}

const explanations: [RegExp, string][] = [
  [
    /SELF_SIGNED_CERT|UNABLE_TO_(VERIFY_LEAF|GET_ISSUER)|CERT_UNTRUSTED/,
    "its certificate is from an unknown authority: set DELIVERY_CA_FILE to that authority's certificate",
  ],
  [/CERT_HAS_EXPIRED/, "its certificate has expired and must be renewed there"],
  [/CERT_NOT_YET_VALID/, "its certificate is not valid yet: check the clocks of both machines"],
  [/ERR_TLS_CERT_ALTNAME_INVALID/, "its certificate is for a different name than the setting"],
  [
    /ERR_SSL|EPROTO|ETLS/,
    "it does not support the required TLS: smtps:// and https:// start with TLS, smtp:// requires STARTTLS unless ALLOW_INSECURE_MAIL is true",
  ],
  [/ECONNREFUSED/, "nothing listens at its host and port"],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, "its host name cannot be resolved: check the spelling"],
  [/EHOSTUNREACH|ENETUNREACH/, "its network is unreachable"],
  [/ETIMEDOUT|no answer|ConnectTimeout/, "it did not respond in time: a firewall may block it"],
  [
    /^(?!HTTP).*\b4\d\d\b/,
    "it asked to retry later, as many servers do for a new sender (greylisting); the delivery is retried",
  ],
  [/EAUTH|\b53[0-9]\b/, "it rejected the user name or password"],
  [/EENVELOPE|\b55[0-9]\b/, "it rejected the sender or the recipient"],
  [/HTTP 40[13]/, "it rejected the signature or the URL: check WEBHOOK_SECRET and WEBHOOK_URL"],
  [/HTTP 404|HTTP 405/, "nothing at that URL accepts leads: check WEBHOOK_URL"],
  [/HTTP 3\d\d/, "it redirects to another URL: set WEBHOOK_URL to that URL"],
  [/HTTP 5\d\d/, "it had an internal error: check its log"],
];

export function explainProblem(problem: string): string {
  const known = explanations.find(([code]) => code.test(problem));
  return `${known?.[1] ?? "the reason is unknown"} (${problem})`;
}
