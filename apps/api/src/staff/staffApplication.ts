import { officeOf } from "@mortgage-kit/content/brokerage";
import type { App } from "../http/httpServer.ts";
import { applicationRoutes } from "./applicationRoutes.ts";
import { listRoutes } from "./listRoutes.ts";
import { monthEnd } from "./monthEnd.ts";
import { ratesRoutes } from "./ratesRoutes.ts";
import { reminderRoutes } from "./reminderRoutes.ts";
import { type StaffApplicationOptions, staffBrowsers } from "./staffBrowser.ts";

/** Adds the pages of staff: one of an application, the list, the month's end, and the rates if the site publishes any. */
export function staffApplication(app: App, options: StaffApplicationOptions): void {
  const all = { ...options, browsers: staffBrowsers(options), office: officeOf(options.brokerage) };
  if (options.rates) ratesRoutes(app, options.rates, all);
  applicationRoutes(app, all);
  listRoutes(app, all);
  monthEnd(app, all);
  reminderRoutes(app, all);
}
