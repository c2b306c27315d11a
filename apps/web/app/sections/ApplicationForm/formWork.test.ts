import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { findWork, sha256After } from "./formWork.ts";

test.each([0, 3, 54, 55, 56, 63, 64, 65, 120, 200])(
  "the digest of %i characters equals the platform's SHA-256",
  (length) => {
    const text = "mortgage".repeat(30).slice(0, length);
    for (const opening of ["", "a-token:", "mortgage".repeat(20)]) {
      const digest = createHash("sha256")
        .update(opening + text)
        .digest();
      expect(sha256After(opening)(text)).toBe(digest.readUInt32BE(0));
    }
  },
);

test("the found nonce gives the required number of zero bits", () => {
  const number = findWork("a-token", 10);
  const digest = createHash("sha256").update(`a-token:${number}`).digest();
  expect(digest.readUInt32BE(0) >>> 22).toBe(0);
});
