import { dismissMenus } from "@simcoe/ui/menus";
import { adTag } from "./adTag.ts";
import { clickEvents, conversions, visitConversion } from "./conversions.ts";
import { fallbackImages } from "./fallbackImages.ts";

/** What every page does, live or not. The page says where, with a data attribute for each job. */
dismissMenus();
fallbackImages();
conversions();
clickEvents();
adTag();
visitConversion();
