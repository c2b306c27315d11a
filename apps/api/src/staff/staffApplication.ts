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
  const browsers = staffBrowsers(options);
  const all = { ...options, browsers, office: officeOf(options.brokerage) };
  // Opens browsers, and is asked for by those that are closed.
  listRoutes(app, all);
  app.register(async (scope: App) => {
    scope.addHook("preHandler", async (request, reply) => {
      if (!(await browsers.isOpened(request, reply))) return reply;
    });
    if (options.rates) ratesRoutes(scope, options.rates, all);
    applicationRoutes(scope, all);
    monthEnd(scope, all);
    reminderRoutes(scope, all);
  });
}
