import { chosenFolder, loadBrokerages } from "@mortgage-kit/content/brokerage";

export const brokerages = await loadBrokerages(chosenFolder(process.env));
export const { brokerage } = brokerages.en;
