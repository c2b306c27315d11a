import { consentFor } from "@mortgage-kit/contracts";
import { expect, test } from "vitest";
import { brokerage } from "../../testing/brokerage.ts";
import { HttpError } from "../plugins/HttpError.ts";
import { applicationReceivedPage, applicationRefusedPage } from "./applicationPages.ts";

const refused = {
  brokerage,
  consent: consentFor({ terms: {}, privacy: {}, disclosure: {} }),
  refusal: new HttpError(400, "Something is missing."),
  body: {},
};

test.each([
  ["received", applicationReceivedPage(brokerage, "reference", "token")],
  ["refused", applicationRefusedPage(refused)],
])("the page of a %s application shows the brokerage's name and licence", (_, html) => {
  expect(html).toContain(brokerage.name);
  expect(html).toContain(`${brokerage.licence.label} ${brokerage.licence.number}`);
});
