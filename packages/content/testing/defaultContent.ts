import { defaultBrokerage } from "../brokerages/default.ts";
import { contentFrom } from "../src/contentFrom.ts";
import { folderOf } from "../src/folder/chosenFolder.ts";

const { content } = await import(/* @vite-ignore */ `${folderOf(defaultBrokerage)}/index.ts`);

/** Content of the default brokerage, independent of the chosen one. */
export const defaultContent = contentFrom(content);
