import type { ContentSource } from "@mortgage-kit/content";
import { content as greaterSimcoe } from "./greater-simcoe/index.ts";
import { content as lakehead } from "./lakehead/index.ts";

/** The brokerages whose people, places and addresses are made up, which tests hold them to. */
export const invented: Readonly<Record<string, ContentSource>> = {
  "greater-simcoe": greaterSimcoe,
  lakehead,
};
