import { brokerageFrom } from "@simcoe/content/brokerage";
import { expect, test } from "vitest";
import { buildApp } from "../app.ts";

test("the document describes every public route, from the schemas that check their bodies", async () => {
  const app = await buildApp({
    brokerage: brokerageFrom({}),
    leads: { accept: () => Promise.reject(new Error("not used")), check: async () => {} },
  });
  const { paths } = (await app.inject("/api/openapi.json")).json();
  expect(Object.keys(paths).sort()).toEqual([
    "/api/mortgage-applications",
    "/api/wordpress-feed",
    "/healthz",
    "/readyz",
  ]);
  const { requestBody } = paths["/api/mortgage-applications"].post;
  expect(requestBody.content["application/json"].schema).toMatchObject({
    required: ["firstName", "lastName", "phoneOrEmail", "agreedToTerms"],
    additionalProperties: false,
  });
});
