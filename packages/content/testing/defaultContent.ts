import { defaultBrokerage } from "../brokerages/default.ts";
import { contentFrom } from "../src/contentFrom.ts";
import { folderOf } from "../src/folder/chosenFolder.ts";

const { content } = await import(/* @vite-ignore */ `${folderOf(defaultBrokerage)}/index.ts`);

/** What the default brokerage publishes, whichever is chosen. */
export const defaultContent = contentFrom(content);
