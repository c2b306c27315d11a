/** Sizes of the site's pictures in pixels. They are used to draw the pictures and reserve their space. */
export const drawingSizes = {
  hero: { width: 1440, height: 720 },
  notFound: { width: 1200, height: 640 },
  application: { width: 800, height: 1000 },
  post: { width: 960, height: 540 },
  page: { width: 960, height: 640 },
  video: { width: 480, height: 270 },
  socialImage: { width: 1200, height: 630 },
} as const;
