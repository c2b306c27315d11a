import {
  type Brokerages,
  chosenFolder,
  folderDigest,
  loadBrokerages,
  siteDigest,
} from "@mortgage-kit/content/brokerage";
import { type Environment, SettingsError } from "./readSettings.ts";

/** Loads the brokerage that the environment names. A release bundles another such module. */
export async function readBrokerages(env: Environment): Promise<Brokerages> {
  try {
    return await loadBrokerages(chosenFolder(env), env);
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

/** Returns the digest that the site of the environment has. A release knows its folder's digest. */
export const readSiteDigest = (env: Environment, brokerages: Brokerages): string =>
  siteDigest(folderDigest(chosenFolder(env)), brokerages);
