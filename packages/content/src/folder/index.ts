// Exports the brokerages' folders, for tools that write one or read its files.
export { defaultBrokerage } from "../../brokerages/default.ts";
export { brokerageNames, brokeragesFolder, chosenFolder, folderOf } from "./chosenFolder.ts";
