import type { MortgageApplication } from "@simcoe/contracts";

/** How the application reached us: sent by the page's script, or posted by the browser itself. */
export type LeadSource = "script" | "form";

/** An application as received, before it is stored. */
export type Submission = {
  id: string;
  receivedAt: Date;
  application: MortgageApplication;
  consentVersion: string;
  source: LeadSource;
  /** Makes a repeated submission harmless for 24 hours. */
  idempotencyKey: string | undefined;
};

/** What became of a submission: its own or an earlier receipt, or a key used for something else. */
export type Acceptance =
  | { outcome: "stored" | "replayed"; id: string; receivedAt: string }
  | { outcome: "key-reused" };
