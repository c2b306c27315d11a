import { type Brokerages, chosenFolder, loadBrokerages } from "@mortgage-kit/content/brokerage";
import { type Environment, SettingsError } from "./readSettings.ts";

/**
 * Loads the brokerage that the environment names, by language, with its `SITE_*` variables. In a
 * release, which has no folder, the bundler replaces this module.
 */
export async function readBrokerages(env: Environment): Promise<Brokerages> {
  try {
    return await loadBrokerages(chosenFolder(env), env);
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}
