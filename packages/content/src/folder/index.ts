// The folders themselves, for tools that write one.
export { defaultBrokerage } from "../../brokerages/default.ts";
export { brokerageNames, brokeragesFolder, folderOf } from "./chosenFolder.ts";
