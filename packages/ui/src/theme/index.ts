// The theme alone, for a stylesheet: through the kit's own index it would bring along every component's CSS.
export { backgrounds } from "./backgrounds.css.ts";
export { media, queryContainer, room } from "./media.ts";
export { textStyle } from "./textStyle.ts";
export { vars } from "./vars.css.ts";
