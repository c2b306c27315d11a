import { createHash } from "node:crypto";
import type { MortgageApplication } from "@mortgage-kit/contracts";

/** The same for the same application and no other, without saying what is in it. */
export function fingerprint(application: MortgageApplication): string {
  const { firstName, lastName, phoneOrEmail, agreedToTerms } = application;
  return createHash("sha256")
    .update(JSON.stringify([firstName, lastName, phoneOrEmail, agreedToTerms]))
    .digest("base64url");
}
