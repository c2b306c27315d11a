import type { ContentSource } from "@mortgage-kit/content";

export const podcast: ContentSource["podcast"] = {
  slug: "lending-lounge-podcast",
  page: {
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
  },
  /** Episodes, which the resources page shows too. */
  videos: [
    {
      id: "legal-side",
      title: "The Legal Side of Real Estate: What Your Lawyer Does Before You Get the Keys",
      description:
        "Title searches, adjustments and the two weeks before closing, with a real estate lawyer from Orillia.",
      videoId: "LLep01-lawy",
      date: "2025-01-07",
    },
    {
      id: "mortgages",
      title: "Let's Talk Mortgages: Fixed, Variable and the Questions Nobody Asks",
      description:
        "Our team sits around one table and argues about terms, penalties and what we would choose ourselves.",
      videoId: "LLep02-mort",
      date: "2025-02-04",
    },
    {
      id: "investing",
      title: "Real Estate Investing: Buying Your First Duplex in Barrie",
      description:
        "A landlord opens her books: down payment, first repairs, the empty month, and what was left at the end of year one.",
      videoId: "LLep03-dupl",
      date: "2025-03-04",
    },
    {
      id: "construction",
      title: "Construction Financing: How Money Flows While You Build",
      description:
        "Draws, inspections and holdbacks on a new house in Oro-Medonte, and why the first draw is always the hardest.",
      videoId: "LLep04-cons",
      date: "2025-04-01",
    },
    {
      id: "financial-markets",
      title: "Financial Markets: Why Bond Yields Move Your Fixed Rate",
      description:
        "A bond trader turned teacher explains the line from government bonds to the rate on your renewal letter.",
      videoId: "LLep05-bond",
      date: "2025-05-06",
    },
    {
      id: "market-conditions",
      title: "Market Conditions: Reading the Simcoe County Numbers",
      description:
        "Days on market, months of supply and sale price to list price: three figures that tell you how to make an offer.",
      videoId: "LLep06-mark",
      date: "2025-06-03",
    },
    {
      id: "trends",
      title: "Real Estate Trends: Who Is Moving North and What They Buy",
      description:
        "Remote work, retirement and second suites are changing the streets around Lake Simcoe. An agent from Innisfil has the map.",
      videoId: "LLep07-tren",
      date: "2025-07-08",
    },
    {
      id: "short-term-rentals",
      title: "Short-Term Rentals and Passive Income: The Cottage That Pays",
      description:
        "Licences, cleaners and slow Novembers: an owner near Wasaga Beach on what passive income really asks of you.",
      videoId: "LLep08-rent",
      date: "2025-08-05",
    },
    {
      id: "tech",
      title: "Real Estate Tech: From E-Signatures to Online Appraisals",
      description:
        "Which tools save a buyer time, which only look clever, and what a lender still wants on paper.",
      videoId: "LLep09-tech",
      date: "2025-09-02",
    },
    {
      id: "investing-101",
      title: "Investing 101: Your First Thousand Dollars and Your First House",
      description:
        "Emergency fund, FHSA, RRSP or extra mortgage payment? A financial planner from Midland puts them in order.",
      videoId: "LLep10-i101",
      date: "2025-10-07",
    },
  ],
};
