import { expect, test } from "vitest";
import { askAnswers, onlyEnglish } from "./askAnswers.ts";

/** Answers each question with the next line; throws if there is none. */
async function answered(colours: string[]) {
  const lines = [
    "Harbour House Loans",
    "Lunenburg",
    "NS",
    "902-555-0130",
    "desk@harbourhouse.example",
    "SNS 4410",
    ...colours,
    "Prudence Zwicker",
    "Mortgage Broker",
    "MB 1204",
    "902-555-0131",
    "prudence@harbourhouse.example",
    "",
  ];
  const printed: string[] = [];
  const ask = async (question: string) => {
    const line = lines.shift();
    if (line === undefined) throw new Error(`Nothing is left to answer "${question}".`);
    return line;
  };
  const answers = await askAnswers(ask, (text) => printed.push(text));
  return { answers, printed: printed.join("\n") };
}

test("the first line says that the texts are in English", async () => {
  const { printed } = await answered(["#1d4f91", "#b3362b"]);
  expect(printed.startsWith(onlyEnglish)).toBe(true);
});

test("declining a suggested colour asks for the colour again", async () => {
  const { answers, printed } = await answered(["#1d4f91", "#ff9500", "no", "#b3362b"]);
  expect(answers.colours).toEqual({ main: "#1d4f91", action: "#b3362b" });
  expect(printed.match(/need 4\.5/g)).toHaveLength(1);
});

test("a colour entered instead of the suggestion is checked too", async () => {
  const { answers, printed } = await answered(["#1d4f91", "#ff9500", "#ffaa00", "yes"]);
  expect(answers.colours.action).not.toBe("#ffaa00");
  expect(printed.match(/need 4\.5/g)).toHaveLength(2);
});
