import type { Site } from "./loadSite.ts";

/** Shows the reminder's form only where there is a route that takes it. */
export function offerReminders(site: Site, isOn: boolean): Site {
  if (isOn || !site.withoutMail) return site;
  return { ...site, pages: new Map([...site.pages, ...site.withoutMail]) };
}
