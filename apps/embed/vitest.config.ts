import { defineConfig } from "vitest/config";

const inWordPress = "wordpress/inWordPress.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,bundle,wordpress}/**/*.test.ts"],
          exclude: [inWordPress],
        },
      },
      // Only before a release: needs WordPress, PHP and MariaDB.
      { test: { name: "wordpress", include: [inWordPress], hookTimeout: 180_000 } },
    ],
  },
});
