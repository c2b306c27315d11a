import { wordsOf } from "@mortgage-kit/content/words";
import { expect, test } from "vitest";
import { failure } from "./submitApplication.ts";

const words = wordsOf("en").applicationForm.failed;

test("the server's message is shown without its status", () => {
  expect(failure("429: Please wait a minute.", words)).toEqual({
    kind: "failed",
    reason: "429: Please wait a minute.",
    inWords: "Please wait a minute. Nothing is lost: your answers are still here.",
  });
});

test("the status text of an empty body is the error's message, and the page says what to do", () => {
  expect(failure("500: Internal Server Error", words)).toEqual({
    kind: "failed",
    reason: "500: Internal Server Error",
    inWords: words.broken,
  });
});

test.each(["502: <html><body>Bad Gateway</body></html>", '500: {"error":"x."}', "503: "])(
  "%s has a message",
  (message) => {
    const failed = failure(message, words);
    expect(JSON.stringify(failed)).not.toMatch(/<|Gateway|\d{3}/);
    expect(failed).toMatchObject({ inWords: expect.stringContaining("Nothing is lost") });
  },
);

test.each(["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"])(
  "the browser's error “%s” is reported as no connection",
  (message) => {
    expect(failure(message, words)).toMatchObject({
      reason: expect.stringContaining("We could not reach our server."),
    });
  },
);
