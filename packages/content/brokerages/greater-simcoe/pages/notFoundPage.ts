import type { NotFoundPage } from "@mortgage-kit/content";

export const notFoundPage: NotFoundPage = {
  title: "Page Not Found",
  text: "We can help you find the best rates for your mortgage, but, for some reason we couldn't find this page! Please navigate back to our site so we can assist you in finding the right information.",
  button: "Back To Home",
  metadata: {
    title: "Page Not Found",
    description:
      "This page does not exist. Go back to the home page to find our services, calculators, articles and the people who can help you.",
  },
};
