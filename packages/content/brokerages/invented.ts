import type { ContentSource } from "@mortgage-kit/content";
import { content as greaterSimcoe } from "./greater-simcoe/index.ts";
import { content as lakehead } from "./lakehead/index.ts";

/** Brokerages whose people and addresses must be invented, which tests verify. */
export const invented: Readonly<Record<string, ContentSource>> = {
  "greater-simcoe": greaterSimcoe,
  lakehead,
};
