import { dismissMenus, fallbackImages } from "@simcoe/ui/pageScript";
import { adTag } from "./adTag.ts";
import { clickEvents, conversions, visitConversion } from "./conversions.ts";

/** What every page does, live or not. The page says where, with a data attribute for each job. */
dismissMenus();
fallbackImages();
conversions();
clickEvents();
adTag();
visitConversion();
