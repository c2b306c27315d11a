import { FaqBrowser } from "../sections/FaqBrowser/FaqBrowser.tsx";
import { live } from "./live.tsx";

export const LiveFaqBrowser = live("faqs", FaqBrowser);
