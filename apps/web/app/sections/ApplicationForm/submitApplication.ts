import { applicationSigns, type MortgageApplication } from "@simcoe/contracts";
import { apiRequest } from "../../requests/apiRequest.ts";
import type { FilledSigns } from "./FormSigns.tsx";

export type SubmissionOutcome = { kind: "stored" } | { kind: "failed"; reason: string };

/** Sends an application. The key makes sending it again safe. */
export async function submitApplication(
  application: MortgageApplication,
  idempotencyKey: string,
  { seconds, isTrapFilled }: FilledSigns,
): Promise<SubmissionOutcome> {
  try {
    await apiRequest("POST", "/api/mortgage-applications", application, {
      "Idempotency-Key": idempotencyKey,
      [applicationSigns.secondsHeader]: seconds.toFixed(1),
      ...(isTrapFilled && { [applicationSigns.trapHeader]: "filled" }),
    });
    return { kind: "stored" };
  } catch (error) {
    return { kind: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}
