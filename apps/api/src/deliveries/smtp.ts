import { createTransport } from "nodemailer";
import type { EmailSettings } from "../env.ts";
import { DeliveryProblem } from "./channel.ts";

/**
 * A way to a mail server that waits for nothing longer than a delivery may take, and goes over TLS
 * unless that was waived: a server that does not offer it is told nothing of anybody.
 */
export function smtpTransport({ smtpUrl, mayBePlain = false }: EmailSettings) {
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

/** The server's own words may repeat an address, so only its codes are kept. */
export function smtpProblem(error: unknown): DeliveryProblem {
  const { code, originalCode, responseCode } = error as Record<string, unknown>;
  const codes = [code, originalCode, responseCode].filter(
    (part, index, all) => part !== undefined && part !== "" && all.indexOf(part) === index,
  );
  const isRefused =
    responseCode !== undefined ||
    codes.some(
      (part) => beforeTheMail.has(part) || /CERT|SSL|SIGNED|ISSUER|LEAF/.test(String(part)),
    );
  return new DeliveryProblem(codes.length > 0 ? codes.join(" ") : "not sent", !isRefused);
}

/** Error codes that only occur before a mail is handed over. Any other may occur after it. */
const beforeTheMail = new Set<unknown>([
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
