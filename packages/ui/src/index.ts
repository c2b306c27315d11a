export { fontFiles } from "./theme/fontFiles.ts";
export { media } from "./theme/media.ts";
export { simcoeTheme } from "./theme/simcoeTheme.css.ts";
export { vars } from "./theme/vars.css.ts";
