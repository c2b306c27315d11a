/**
 * The room in CSS pixels that a page keeps free, so that nothing moves when a calculator appears: what the
 * first step takes at most, of any calculator in either language from 640 px on. On a narrower screen it
 * takes more, and what stands below is out of view.
 */
export const reservedHeights = { full: 1200, compact: 784 } as const;
