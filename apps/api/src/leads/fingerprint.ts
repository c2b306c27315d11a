import { createHash } from "node:crypto";
import type { MortgageApplication } from "@mortgage-kit/contracts";

/**
 * Returns a hash that is the same for the same application and no other, without revealing its
 * content.
 */
export function fingerprint(application: MortgageApplication): string {
  const { firstName, lastName, phoneOrEmail, agreedToTerms } = application;
  return createHash("sha256")
    .update(JSON.stringify([firstName, lastName, phoneOrEmail, agreedToTerms]))
    .digest("base64url");
}
