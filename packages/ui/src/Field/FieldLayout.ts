import { createContext } from "react";

/** Label above the box (`column`) or beside it (`row`). */
export type FieldLayout = "column" | "row";

export const FieldLayoutContext = createContext<FieldLayout>("column");
