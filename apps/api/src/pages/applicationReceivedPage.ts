import type { Brokerage } from "@mortgage-kit/content/brokerage";
import { html, page } from "./page.ts";

export function applicationReceivedPage(brokerage: Brokerage, id: string): string {
  return page(
    brokerage,
    "Application Started!",
    html`<p>Your mortgage application has been submitted successfully. We'll be in touch soon.</p>
<p>Your reference is <strong>${id}</strong>.</p>`,
  );
}
