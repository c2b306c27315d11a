// The theme alone, for a stylesheet: through the kit's own index it would bring along every component's CSS.
export { media } from "./media.ts";
export { vars } from "./vars.css.ts";
