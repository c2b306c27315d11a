// The check of a folder alone, for tools that publish none.
export { contentFrom } from "./contentFrom.ts";
export { type ContentSource, contentSchema } from "./contentSchema.ts";
export { allowedInWords, wrongValues } from "./folder/wrongValues.ts";
