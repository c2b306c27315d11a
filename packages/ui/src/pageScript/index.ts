// Behaviour that a page installs once for the kit's components without scripts.
export { dismissMenus } from "./dismissMenus.ts";
export { fallbackImages } from "./fallbackImages.ts";
