import type { PostPage } from "@mortgage-kit/content";
/** Texts around every article, and of the page for an unknown article. */
export const postPage: PostPage = {
  backLink: "Back to Blog",
  contentsTitle: "In this article",
  closing: {
    title: "Talk It Over With Us",
    text: "Every family's numbers differ. Tell us yours and we will say what we would do in your place.",
    applyButton: "Start Your Application",
    contactButton: "Get Free Consultation",
  },
  relatedTitle: "Related Articles",
  notFound: {
    title: "Blog Post Not Found",
    text: "The blog post you're looking for doesn't exist.",
    button: "Back to Blog",
  },
};
