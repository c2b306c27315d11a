// The folders themselves, for tools that write one or need its files.
export { defaultBrokerage } from "../../brokerages/default.ts";
export { brokerageNames, brokeragesFolder, chosenFolder, folderOf } from "./chosenFolder.ts";
