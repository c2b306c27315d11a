"use client";

import type { OwnPage } from "./Host.tsx";
import { OpenFile } from "./result/savedFile/OpenFile.tsx";
import { ArrivedNumbers } from "./result/shareLink/ArrivedNumbers.tsx";
import { takeOnArrival } from "./result/shareLink/arrivedFragment.ts";

// Numbers that came along leave the address as soon as this is imported.
if (typeof location !== "undefined") takeOnArrival();

/** For the host of a page that is the calculator's own. */
export const ownPage: OwnPage = { ArrivedNumbers, OpenFile };
