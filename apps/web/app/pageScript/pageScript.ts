import { dismissMenus, fallbackImages } from "@mortgage-kit/ui/pageScript";
import { belowTheFold } from "./belowTheFold.ts";
import { clickEvents, conversions, visitConversion } from "./clickEvents.ts";

/** Script of every page, live or not. Data attributes select the elements of each behaviour. */
dismissMenus();
fallbackImages();
conversions();
clickEvents();
visitConversion();
belowTheFold();
openTarget();
addEventListener("hashchange", openTarget);

/** Opens the question or list that the page's address names, before the browser has scrolled to it. */
function openTarget(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}
