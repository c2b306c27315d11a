import { expect, test } from "vitest";
import { explainProblem } from "./channel.ts";

test.each([
  ["ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT", "set DELIVERY_CA_FILE"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "set DELIVERY_CA_FILE"],
  ["CERT_HAS_EXPIRED", "has expired"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "for a different name"],
  ["ECONNECTION ECONNREFUSED", "nothing listens"],
  ["EAUTH 535", "user name or password"],
  ["HTTP 401", "WEBHOOK_SECRET"],
  ["HTTP 301", "redirects to another URL"],
  ["HTTPParserError", "the reason is unknown (HTTPParserError)"],
])("%s has an explanation", (problem, words) => {
  expect(explainProblem(problem)).toContain(words);
});
