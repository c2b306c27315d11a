// What a page does once for the kit's components that have no code of their own.
export { dismissMenus } from "./dismissMenus.ts";
export { fallbackImages } from "./fallbackImages.ts";
