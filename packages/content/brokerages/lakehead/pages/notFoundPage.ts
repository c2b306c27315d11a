import type { NotFoundPage } from "@mortgage-kit/content";

export const notFoundPage: NotFoundPage = {
  title: "Off The Trail",
  text: "There is no page here. It may have moved, or the address lost a letter on the way. The front page knows the way to everything we have.",
  button: "To The Front Page",
  metadata: {
    title: "Off The Trail",
    description:
      "This address leads to nothing. From the front page you can reach our services, calculators, notes and the three people in the office.",
  },
};
