import { createTransport } from "nodemailer";
import type { EmailSettings } from "../settings/readSettings.ts";
import { DeliveryProblem } from "./channel.ts";

/**
 * Returns a transport to a mail server whose timeouts fit within a delivery's. It requires TLS
 * unless the setting allows plain text, so that a server without TLS receives no personal data.
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

/**
 * Converts an error into a DeliveryProblem with the server's codes only, because its own words may
 * repeat an address.
 */
export function smtpProblem(error: unknown): DeliveryProblem {
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
