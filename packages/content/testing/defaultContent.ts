import { defaultBrokerage } from "../brokerages/default.ts";
import { contentFrom } from "../src/contentFrom.ts";
import { folderOf } from "../src/folder/chosenFolder.ts";

const { content } = await import(/* @vite-ignore */ `${folderOf(defaultBrokerage)}/index.ts`);

/** The default brokerage's content, whichever brokerage is chosen. */
export const defaultContent = contentFrom(content);
