import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "../brokerage.ts";
import { creditScoreImprovement } from "./creditScoreImprovement.ts";
import { firstTimeBuyerGuide } from "./firstTimeBuyerGuide.ts";
import { firstTimeBuyersOrillia } from "./firstTimeBuyersOrillia.ts";
import { homeBuyingTips } from "./homeBuyingTips.ts";
import { investmentPropertyFinancing } from "./investmentPropertyFinancing.ts";
import { mortgageRates2025 } from "./mortgageRates2025.ts";
import { preApprovedMortgageSimcoeCounty } from "./preApprovedMortgageSimcoeCounty.ts";
import { refinancingBenefits } from "./refinancingBenefits.ts";

export const blog: ContentSource["blog"] = {
  page: {
    hero: {
      title: "Mortgage Advice, Written Down",
      subtitle: "What we explain at our desk in Orillia, with the figures checked.",
      button: "Get Expert Advice",
    },
    feed: {
      title: "Latest from Our Blog",
      loading: "Loading the latest posts",
      allPostsLink: "View All Blog Posts",
    },
    filters: {
      label: "Categories",
      allCategories: "All Posts",
      searchLabel: "Search blog posts",
      searchPlaceholder: "Search blog posts...",
      relatedTitle: "Related Answers",
      askTitle: "Ask a person",
    },
    posts: { title: "Featured Articles", linkText: "Read More" },
    newsletter: {
      title: "One Letter A Month",
      text: "What rates did, what it means around here, and one thing worth doing before the next letter.",
      emailLabel: "E-mail address",
      emailPlaceholder: "you@mail.example",
      button: "Subscribe",
      answer: `Nothing was sent: the letter has no list yet. To hear from us, write to ${brokerage.email} or call ${brokerage.phone}.`,
    },
    closing: {
      title: "Would You Rather Just Ask?",
      text: "Tell us about your own numbers. We answer in plain words, and it is free.",
      applyButton: "Start Your Application",
    },
    metadata: {
      title: "Mortgage Blog for Simcoe County",
      description:
        "Plain articles on buying, refinancing, credit and rental properties around Orillia and Barrie, written by the mortgage agents who answer your calls.",
    },
  },
  postPage: {
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
  },
  /** In the order of the filter's buttons. */
  categories: [
    "First-Time Buyers",
    "Mortgage Basics",
    "Refinancing",
    "Home Buying Tips",
    "Credit & Finance",
    "Investment",
  ],
  /** In the order of their ids, from 1. */
  posts: [
    firstTimeBuyersOrillia,
    preApprovedMortgageSimcoeCounty,
    firstTimeBuyerGuide,
    mortgageRates2025,
    refinancingBenefits,
    homeBuyingTips,
    creditScoreImprovement,
    investmentPropertyFinancing,
  ],
};
