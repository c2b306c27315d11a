import { chosenFolder, loadBrokerages } from "@mortgage-kit/content/brokerage";

/** Brokerage whose server the tests run, by language. */
export const brokerages = await loadBrokerages(chosenFolder(process.env));
export const { brokerage } = brokerages.en;
