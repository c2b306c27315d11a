import { chosenFolder, loadBrokerage } from "@mortgage-kit/content/brokerage";

/** Brokerage whose server the tests run. */
export const brokerage = await loadBrokerage(chosenFolder(process.env));
