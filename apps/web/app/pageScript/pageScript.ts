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

/** Opens the question that the page's address names. */
function openTarget(): void {
  document.querySelector("details:target")?.setAttribute("open", "");
}
