import { createHmac } from "node:crypto";
import type { LeadWebhook, LeadWebhookType } from "@mortgage-kit/contracts";
import type { WebhookSettings } from "../settings/readSettings.ts";
import { type Channel, DeliveryProblem } from "./channel.ts";
import { type LeadMessage, readLeadMessages } from "./leadMail.ts";

const keyOf = (secret: string) => Buffer.from(secret.replace(/^whsec_/, ""), "base64");

/** Returns the signatures of Standard Webhooks (standardwebhooks.com), one for each secret. */
function webhookSignature(secrets: readonly string[], id: string, seconds: number, body: string) {
  return secrets
    .map((secret) => createHmac("sha256", keyOf(secret)).update(`${id}.${seconds}.${body}`))
    .map((hmac) => `v1,${hmac.digest("base64")}`)
    .join(" ");
}

function typeOf({ isTest, kind }: LeadMessage, isAddition: boolean): LeadWebhookType {
  if (isTest) return "mortgage_application.test";
  if (isAddition) return "mortgage_application.details";
  return kind === "call-back" ? "call_back.received" : "mortgage_application.received";
}

/** Returns the body of a webhook. Purpose and origin stand beside the person for simple receivers. */
function webhookBody(message: LeadMessage, isAddition: boolean): string {
  const { callAfter: _, isTest: __, ...lead } = message;
  const body: LeadWebhook = {
    type: typeOf(message, isAddition),
    timestamp: lead.receivedAt,
    data: {
      ...lead,
      purpose: lead.details?.purpose ?? null,
      origin: lead.details?.origin ?? null,
    },
  };
  return JSON.stringify(body);
}

/** Converts an error of a request to a problem without the receiver's words. */
function fetchProblem(error: unknown): DeliveryProblem {
  if (error instanceof DeliveryProblem) return error;
  const name = error instanceof Error ? error.name : "";
  if (name === "TimeoutError" || name === "AbortError") return new DeliveryProblem("no answer");
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return new DeliveryProblem("not reachable");
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
  return new DeliveryProblem(code);
}

/** Posts a body and follows no redirect. Any 2xx counts as accepted. */
export async function post(
  url: string,
  sent: { body: string; headers: Record<string, string>; signal: AbortSignal },
): Promise<void> {
  try {
    const response = await fetch(url, { method: "POST", redirect: "manual", ...sent });
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryProblem(`HTTP ${response.status}`);
  } catch (error) {
    throw fetchProblem(error);
  }
}

export function postSigned(
  { url, secrets }: WebhookSettings,
  id: string,
  body: string,
  signal: AbortSignal,
  now: Date = new Date(),
): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": webhookSignature(secrets, id, seconds, body),
  };
  return post(url, { body, headers, signal });
}

/** Returns the channels that post signed JSON for a CRM: each lead, and what an applicant adds to one. */
export function webhookChannels(
  settings: WebhookSettings,
  clock: () => Date = () => new Date(),
): readonly [lead: Channel<LeadMessage>, details: Channel<LeadMessage>] {
  const channel = (name: "webhook" | "details webhook"): Channel<LeadMessage> => ({
    name,
    read: readLeadMessages,
    send(message, signal) {
      const isAddition = name === "details webhook";
      // Receivers detect repeats by this id, and an addition is not a repeat of its lead.
      const id = isAddition ? `${message.id}-details` : message.id;
      return postSigned(settings, id, webhookBody(message, isAddition), signal, clock());
    },
  });
  return [channel("webhook"), channel("details webhook")];
}
