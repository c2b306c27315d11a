import { createHmac } from "node:crypto";
import type { WebhookSettings } from "../env.ts";
import { type Channel, DeliveryProblem, type LeadMessage } from "./channel.ts";

const keyOf = (secret: string) => Buffer.from(secret.replace(/^whsec_/, ""), "base64");

/**
 * Returns the signatures of Standard Webhooks (standardwebhooks.com) over id, timestamp and body,
 * one for each secret.
 */
function webhookSignature(secrets: readonly string[], id: string, seconds: number, body: string) {
  return secrets
    .map((secret) => createHmac("sha256", keyOf(secret)).update(`${id}.${seconds}.${body}`))
    .map((hmac) => `v1,${hmac.digest("base64")}`)
    .join(" ");
}

function webhookBody({ receivedAt, isTest, ...rest }: LeadMessage): string {
  return JSON.stringify({
    type: isTest ? "mortgage_application.test" : "mortgage_application.received",
    timestamp: receivedAt,
    data: { receivedAt, ...rest },
  });
}

function problem(error: unknown): DeliveryProblem {
  if (error instanceof DeliveryProblem) return error;
  const name = error instanceof Error ? error.name : "";
  if (name === "TimeoutError" || name === "AbortError") return new DeliveryProblem("no answer");
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return new DeliveryProblem("not reachable");
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
  return new DeliveryProblem(code);
}

/** Posts each lead as signed JSON, for a CRM. Any 2xx counts as accepted. */
export function webhookChannel(
  { url, secrets }: WebhookSettings,
  clock: () => Date = () => new Date(),
): Channel {
  async function send(message: LeadMessage, signal: AbortSignal): Promise<void> {
    const body = webhookBody(message);
    const seconds = Math.floor(clock().getTime() / 1000);
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal,
      body,
      headers: {
        "content-type": "application/json",
        "webhook-id": message.id,
        "webhook-timestamp": String(seconds),
        "webhook-signature": webhookSignature(secrets, message.id, seconds, body),
      },
    });
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryProblem(`HTTP ${response.status}`);
  }
  return {
    name: "webhook",
    send: (message, signal) =>
      send(message, signal).catch((error) => {
        throw problem(error);
      }),
  };
}
