import { takeOnArrival } from "./result/shareLink/arrivedFragment.ts";

// A page of a calculator's own imports this first, so that the numbers leave its address at once.
if (typeof location !== "undefined") takeOnArrival();
