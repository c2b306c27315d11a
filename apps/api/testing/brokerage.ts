import { type Brokerages, chosenFolder, loadBrokerages } from "@mortgage-kit/content/brokerage";
import { test } from "vitest";

const example = await loadBrokerages(chosenFolder({}));
const chosen = await loadBrokerages(chosenFolder(process.env));

/** Adds the example brokerage's reminder to a brokerage that offers none, so that its routes are tested. */
const withReminder = (language: "en" | "fr") => {
  const { brokerage, ...local } = chosen[language];
  const { reminder } = example[language].brokerage;
  return { ...local, brokerage: { ...brokerage, reminder: brokerage.reminder ?? reminder } };
};

export const brokerages: Brokerages = { en: withReminder("en"), fr: withReminder("fr") };
export const { brokerage } = brokerages.en;

/** A test of the example's time zone, regulator or French pages; it is skipped for another brokerage. */
export const testOfExample = test.skipIf(chosenFolder(process.env) !== chosenFolder({}));
