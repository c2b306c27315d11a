/** Sizes of the site's pictures in pixels, which reserve their space. */
export const pictureSizes = {
  shore: { width: 640, height: 960 },
  post: { width: 960, height: 540 },
  socialImage: { width: 1200, height: 630 },
} as const;
