import { takeOnArrival } from "./arrivedFragment.ts";

if (typeof location !== "undefined") takeOnArrival();
