import { dismissMenus, fallbackImages } from "@mortgage-kit/ui/pageScript";
import { clickEvents, conversions, visitConversion } from "./conversions.ts";

/** What every page does, live or not. The page says where, with a data attribute for each job. */
dismissMenus();
fallbackImages();
conversions();
clickEvents();
visitConversion();
