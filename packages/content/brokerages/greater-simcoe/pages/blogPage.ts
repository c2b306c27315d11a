import type { BlogPage } from "@mortgage-kit/content";
import { brokerage } from "../brokerage.ts";

export const blogPage: BlogPage = {
  hero: {
    title: "Mortgage Advice, Written Down",
    subtitle:
      "What we explain at our desk in Orillia, put on paper: buying, renewing, refinancing and renting out, with the figures checked.",
    button: "Get Expert Advice",
  },
  feed: {
    title: "Latest from Our Blog",
    loading: "Loading the latest posts",
    linkText: "Read More",
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
};
