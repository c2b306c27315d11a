import { contentFrom } from "./contentFrom.ts";
import type { Content } from "./contentSchema.ts";
import { chosenFolder } from "./folder/chosenFolder.ts";
import { contentSource } from "./folder/contentSource.ts";
import { FolderError } from "./folder/FolderError.ts";
import { locateErrors } from "./folder/locateErrors.ts";

/** Validated content of the chosen folder. */
export const content: Content = await checked();

async function checked(): Promise<Content> {
  try {
    return contentFrom(contentSource);
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    throw await locateErrors(error, contentSource, chosenFolder, "index.ts");
  }
}
