import { globalStyle } from "@vanilla-extract/css";
import { fromTop, whenNear } from "./whenNear.ts";

// A calculator's sections stand in an element of their own: its result leads to places within the page.
globalStyle(`${fromTop} main > section ~ section, ${fromTop} main ~ footer`, whenNear("50rem"));
