import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";

/** Returns the name and the bytes of the file that an action downloads. */
export async function downloaded(page: Page, action: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent("download"), action()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
