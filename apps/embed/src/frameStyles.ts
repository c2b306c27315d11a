/**
 * Base styles of the element. They isolate the frame from the page's text styles, and take lengths
 * from the frame that a whole page would take from the root or the window.
 */
export const frameStyles = `
:host{display:block!important}
:host([hidden]){display:none!important}
.frame{all:initial;display:block;direction:ltr;container:mortgage/inline-size;--mortgage-rem:1em}
.frame>div{--mortgage-vw:1cqi;background:var(--ui-ground-surface);min-block-size:0;padding-block:1px;padding-inline:max(0px,(100% - var(--ui-width-page) - 2*var(--ui-space-xl))/2)}
.problems{all:initial;display:block;padding:1em;border:2px solid;font-family:system-ui,sans-serif;color:#1f1f1f;background:#fff}
.problems p{margin:0 0 .5em}
@media (forced-colors:active){.frame>div{border:1px solid CanvasText}}
`;
