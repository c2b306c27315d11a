import type { Site } from "./loadSite.ts";

const page = "/remind-me";
/** What stands at its address where no mail is configured. */
const withoutForm = "/remind-me/off";

/** Shows the reminder's form only where there is a route that takes it. */
export function offerReminders(site: Site, isOn: boolean): Site {
  const pages = new Map(site.pages);
  const instead = pages.get(withoutForm);
  pages.delete(withoutForm);
  if (!isOn && instead) pages.set(page, instead);
  return { ...site, pages };
}
