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
