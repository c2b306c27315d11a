import { createTransport } from "nodemailer";
import { DeliveryProblem } from "./channel.ts";

/** A way to a mail server that waits for nothing longer than a delivery may take. */
export function smtpTransport(smtpUrl: string) {
  return createTransport({
    url: smtpUrl,
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
  return new DeliveryProblem(codes.length > 0 ? codes.join(" ") : "not sent");
}
