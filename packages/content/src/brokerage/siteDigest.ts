import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chosenFolder } from "../folder/chosenFolder.ts";
import { zonedTime } from "../office/office.ts";
import type { Brokerages } from "./brokerageFrom.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Matches tests, hidden files such as those of Git, and installed packages. */
const ignored = /(?:^|[\\/])(?:\.|node_modules(?:$|[\\/]))|\.test\.ts$/;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const shortened = (digest: string) => digest.slice(0, 10);

/** Returns a digest of the names and bytes of the files below a folder, without those to ignore. */
export function folderDigest(
  folder: string,
  isIgnored = (name: string) => ignored.test(name),
): string {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !isIgnored(name) && statSync(join(folder, name)).isFile())
    .toSorted();
  const lines = names.map((name) => `${name}\0${sha256(readFileSync(join(folder, name)))}\n`);
  return shortened(sha256(lines.join("")));
}

/** Returns the digest of a site: of its folder, and of its brokerage with the variables that are set. */
export const siteDigest = (ofFolder: string, brokerages: Brokerages): string =>
  shortened(sha256(ofFolder + JSON.stringify(brokerages)));

/** Returns the ISO day whose rules a site cites: SITE_DATE, or today in its time zone. */
export function siteDay({ SITE_DATE }: Environment, timeZone: string, now = new Date()): string {
  const day = SITE_DATE?.trim() || zonedTime(timeZone, now).day;
  const time = Date.parse(`${day}T00:00Z`);
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(day)) return day;
  throw new Error(`SITE_DATE is "${day}", but it must be a day such as 2026-11-28.`);
}

/**
 * Returns the variables with which Turbo's cache tells two sites apart: the digest of the folder that
 * the environment names, which may be outside the repository, and the day.
 */
export async function cacheKeys(env: Environment) {
  const folder = chosenFolder(env);
  const { brokerage } = await import(
    /* @vite-ignore */ pathToFileURL(join(folder, "brokerage.ts")).href
  );
  return { BROKERAGE_DIGEST: folderDigest(folder), SITE_DATE: dayIn(brokerage?.timeZone, env) };
}

/** Returns the day in UTC if the time zone is still a placeholder, which the build then reports. */
function dayIn(timeZone: string, env: Environment): string {
  try {
    return siteDay(env, timeZone);
  } catch {
    return siteDay(env, "UTC");
  }
}
