import { type Brokerages, chosenFolder, loadBrokerages } from "@mortgage-kit/content/brokerage";
import { type Environment, SettingsError } from "./readSettings.ts";

/** Loads the brokerage that the environment names. A release bundles another such module. */
export async function readBrokerages(env: Environment): Promise<Brokerages> {
  try {
    return await loadBrokerages(chosenFolder(env), env);
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}
