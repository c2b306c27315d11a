// Exports the validation of a folder, without publishing one, for tools.
export { contentFrom } from "./contentFrom.ts";
export { type ContentSource, contentSchema } from "./contentSchema.ts";
export { allowedInWords, wrongValues } from "./folder/wrongValues.ts";
