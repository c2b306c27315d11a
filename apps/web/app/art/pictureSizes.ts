/** Sizes of the site's pictures in pixels. They are used to draw the pictures and reserve their space. */
export const pictureSizes = {
  application: { width: 640, height: 960 },
  post: { width: 960, height: 540 },
  video: { width: 480, height: 270 },
  socialImage: { width: 1200, height: 630 },
} as const;
