import { type Brokerage, chosenFolder, loadBrokerage } from "@mortgage-kit/content/brokerage";
import { type Environment, SettingsError } from "./env.ts";

/**
 * Loads the brokerage that the environment names, with its `SITE_*` variables. In a release, which has
 * no folder, the bundler replaces this module.
 */
export async function readBrokerage(env: Environment): Promise<Brokerage> {
  try {
    return await loadBrokerage(chosenFolder(env), env);
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}
