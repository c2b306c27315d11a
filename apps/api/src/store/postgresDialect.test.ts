import { expect, test } from "vitest";
import { StoreUnavailable } from "./engine.ts";
import { storeFailure } from "./postgresDialect.ts";

const coded = (code: string) => Object.assign(new Error("words"), { code });

test.each([
  coded("ECONNREFUSED"),
  coded("57P01"),
  coded("53100"),
  coded("25006"),
  coded("40001"),
  new Error("Connection terminated unexpectedly"),
  new Error("Query read timeout"),
  new Error("timeout exceeded when trying to connect"),
  new Error("Client has encountered a connection error and is not queryable"),
])("is an outage: %s", (error) => {
  expect(storeFailure(error)).toBeInstanceOf(StoreUnavailable);
});

test.each([coded("23505"), coded("22021"), coded("42703"), new TypeError("x"), new Error("x")])(
  "is a programming error: %s",
  (error) => {
    expect(storeFailure(error)).toBe(error);
  },
);
