import { createContext } from "react";

/** Whether a field's name stands above its box or beside it. */
export type FieldLayout = "column" | "row";

export const FieldLayoutContext = createContext<FieldLayout>("column");
