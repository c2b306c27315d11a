import type { PodcastPage } from "@mortgage-kit/content";

export const podcastPage: PodcastPage = {
  hero: {
    title: "Lending Lounge Podcast",
    subtitle:
      "Half an hour with people who build, buy, rent out and repair houses around Lake Simcoe. Plain questions, straight answers, good coffee.",
    watchButton: "Watch on Video Channel",
    guestButton: "Guest Inquiries",
  },
  episodes: { title: "Ten Episodes To Start With", button: "Watch" },
  closing: {
    title: "Never Miss An Episode",
    text: "Subscribe to the channel and the next one comes to you. Have a question you would like answered on the show, or about your own mortgage? Write to us.",
    subscribeLink: "Subscribe on Video Channel",
    contactButton: "Get In Touch",
  },
  metadata: {
    title: "Lending Lounge Podcast",
    description:
      "Ten episodes on mortgages, real estate law, investing, construction and the Simcoe market, with local guests and our team from Orillia, Ontario.",
  },
};
