// For tests of other workspaces: the chosen brokerage beside the default one.
export { content } from "../src/content.ts";
export { defaultContent } from "./defaultContent.ts";
export { foreignTo } from "./foreignTo.ts";
