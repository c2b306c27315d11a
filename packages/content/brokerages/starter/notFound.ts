import type { ContentSource } from "@mortgage-kit/content";

export const notFound: ContentSource["notFound"] = {
  page: {
    title: "Page Not Found",
    text: "There is no page at this address. The home page leads to everything that we have.",
    button: "Back To Home",
    metadata: {
      title: "Page Not Found",
      description:
        "There is no page at this address. The home page leads to our services, calculators and people, and to every way of reaching us.",
    },
  },
};
