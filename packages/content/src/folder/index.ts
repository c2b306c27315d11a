// The folders themselves, for tools that write one.
export { defaultBrokerage } from "../../brokerages/default.ts";
export { brokerageNames, folderOf } from "./chosenFolder.ts";
