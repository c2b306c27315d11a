import { team } from "@simcoe/content";

/** The photos of the brokerage's folder that its people have. */
export const photoNames = team.flatMap(({ photo }) => photo ?? []);
