import { createHmac, timingSafeEqual } from "node:crypto";
import { type AnswerLanguage, reminderPaths } from "@mortgage-kit/contracts";

export type ReminderTokenUse = "confirm" | "withdraw";

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Signs and reads links for one action of one request, whose stored state ends them. */
export function reminderTokens(secret: Buffer) {
  const sign = (use: ReminderTokenUse, id: string) =>
    createHmac("sha256", secret).update(`renewal reminder, ${use}\n${id}`).digest("base64url");

  function read(use: ReminderTokenUse, token: string): string | undefined {
    const [, id = "", signature = ""] = pattern.exec(token) ?? [];
    if (id === "") return undefined;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(use, id)));
    return isOurs ? id : undefined;
  }

  return { issue: (use: ReminderTokenUse, id: string) => `${id}.${sign(use, id)}`, read };
}

export const reminderLink = (use: ReminderTokenUse, token: string, language: AnswerLanguage) =>
  `${reminderPaths[use]}?token=${token}${language === "en" ? "" : `&language=${language}`}`;

export type ReminderTokens = ReturnType<typeof reminderTokens>;
