import { onceOnScreen } from "./onceOnScreen.ts";
import { showRates } from "./showRates.ts";

onceOnScreen(showRates);
