import type { BlogPage, PostPage } from "@mortgage-kit/content";
import { brokerage } from "../brokerage.ts";

export const blogPage: BlogPage = {
  hero: {
    title: "Notes From The Office",
    subtitle:
      "We write a note when the same thing has been asked three times in a week. Some weeks nothing is.",
    button: "Ask For A Note",
  },
  feed: {
    title: "Just Posted",
    loading: "Fetching the newest notes",
    linkText: "Open",
    allPostsLink: "Every Note",
  },
  filters: {
    label: "Kinds of note",
    allCategories: "All Notes",
    searchLabel: "Search the notes",
    searchPlaceholder: "Search the notes...",
    relatedTitle: "Close To It",
    askTitle: "Ask one of us",
  },
  posts: { title: "Worth Reading Twice", linkText: "Open" },
  newsletter: {
    title: "Four Letters A Year",
    text: "One each season: what rates did, what houses here did, and one date to put in your calendar.",
    emailLabel: "Your e-mail",
    emailPlaceholder: "you@post.example",
    button: "Send Me The Letters",
    answer: `Nothing was sent: we still keep the list on paper. Ring ${brokerage.phone} or write to ${brokerage.email} and we put you on it.`,
  },
  closing: {
    title: "Your Case Is Not In A Note",
    text: "Every house up here has its own story. Tell us yours and we tell you what a lender will make of it.",
    applyButton: "Leave My Name",
  },
  metadata: {
    title: "Notes On Mortgages In The North",
    description:
      "Notes for buyers and owners around Thunder Bay: camps and wells, renewals, shift work and the figures behind them, by the people who place the files.",
  },
};

/** Texts around every note, and of the page for an unknown note. */
export const postPage: PostPage = {
  backLink: "All Notes",
  contentsTitle: "What this covers",
  closing: {
    title: "Does This Sound Like Yours?",
    text: "Then talk to the person who wrote it. The first conversation is short and costs nothing.",
    applyButton: "Leave My Name",
    contactButton: "Talk To Us",
  },
  relatedTitle: "Read Next",
  notFound: {
    title: "No Such Note",
    text: "We have not written anything under that address.",
    button: "All Notes",
  },
};
