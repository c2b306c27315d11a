import { expect, test } from "vitest";
import { loadSite } from "../../src/loadSite.ts";
import { profileCards } from "../../src/team/profileCards.ts";
import { wholeSite } from "../../testing/wholeSite.ts";

const site = wholeSite(await loadSite(import.meta.dirname, "en"));

const { brokerage } = site;
const applicationPage = site.application.page;
const contactSection = site.contact.section;
const homePage = site.home.page;

test("The home page has its fixed texts", () => {
  expect(homePage.hero).toMatchObject({
    title: "Want To Save $1000s On Your Mortgage?",
    button: "Get Started Now",
    ticks: ["Free Services", "5-Star Reviews", "Best Rates", "Local Experts"],
  });
  expect(site.home.processSteps.map((step) => step.title)).toEqual([
    "Apply Online",
    "We Find A Loan",
    "You Got This",
  ]);
  expect(homePage.about?.title).toBe("The Greater Simcoe Difference");
  expect(homePage.about?.items.map((item) => item.title)).toEqual([
    "Collaboration",
    "Attention to Detail",
    "Execution",
  ]);
  expect(homePage.services?.title).toBe("6 Ways We Help You Lock In A Lower Rate");
  expect(homePage.reviews).toMatchObject({ rating: "5.0/5.0", button: "See Our Reviews" });
  expect(homePage.faqs?.button).toBe("View All FAQs");
  expect(brokerage.priceRange).toBe("Free Consultation");
  expect([brokerage.claims.rating, brokerage.claims.reviewCount]).toEqual([5, 100]);
  expect(site.home.stats.map((stat) => stat.value + stat.unit)).toEqual([
    "250M+",
    "100+",
    "15+",
    "60+",
  ]);
});

test("The contact section has its fixed texts", () => {
  expect(contactSection.title).toBe("Ready to Get Started?");
  expect(
    contactSection.tiles.map(({ title, description, link }) => [title, description, link]),
  ).toEqual([
    ["Call Us", "Available for consultation", "phone"],
    ["Email Us", "We'll respond within 24 hours", "email"],
    ["Business Hours", "Mon-Fri: 9AM-6PM", undefined],
    ["Location", "Serving Greater Simcoe Area", "maps"],
  ]);
  expect(contactSection.whyChoose.items).toEqual([
    "Access to 60+ lenders",
    "Free expert consultation",
    "Save thousands on your mortgage",
  ]);
  expect(brokerage.contactForm).toEqual({
    name: "Contact Form (TMC) Website",
    height: 794,
  });
});

test("Menu and footer have their fixed texts", () => {
  expect(site.navigation.map((item) => item.label)).toEqual([
    "Services",
    "Resources",
    "Blog",
    "FAQs",
    "Calculators",
    "How It Works",
    "Our Team",
    "Careers",
    "Reviews",
    "Apply Now",
    "Get In Touch",
  ]);
  expect(site.footer.columns.map((column) => column.links.map((link) => link.to))).toEqual([
    [
      "/home-purchase-loan",
      "/refinance",
      "/mortgage-renewal",
      "/investment-property-loans",
      "/debt-consolidation",
      "/self-employed-solutions",
    ],
    [
      "/our-team",
      "/blogs",
      "/faqs",
      "/resources",
      "/contact",
      "/lending-lounge-podcast",
      "/careers",
    ],
    site.team.members.map((member) => `/${member.slug}`),
  ]);
  expect(site.footer.licence).toMatch(/^Licensed in Ontario, .*\d/);
  expect(site.footer.independence).toBe("Each office independently owned and operated");
  expect(site.footer.copyright).toMatch(/^© 2024 /);
});

test("The team pages have their fixed texts", () => {
  const teamPage = site.team.page;
  const profilePage = site.team.profile;
  expect([
    teamPage?.hero.title,
    teamPage?.hero.button,
    teamPage?.easy.title,
    teamPage?.easy.button,
    teamPage?.members.title,
    teamPage?.members.buttonVerb,
    teamPage?.contact.button,
  ]).toEqual([
    "Meet The Experts",
    "Get Started Now",
    "We Make It Easy For You",
    "Learn More",
    "Meet Our Team",
    "Meet",
    "Let's Start",
  ]);
  expect(profileCards(site, site.team.members[0]).map(({ title, link }) => [title, link])).toEqual([
    ["Ask Me Anything", `mailto:${site.team.members[0].profile.email}`],
    ["See how much you can afford", "/resources/affordability-calculator"],
    ["Online Mortgage Application", "/application"],
    ["See our best rates", "/resources"],
  ]);
  expect([
    profilePage.applyButton,
    profilePage.viewRatesButton,
    profilePage.rates.title,
    profilePage.rates.button,
    profilePage.testimonialsTitle,
    profilePage.closing.contactButton,
  ]).toEqual([
    "Apply Now",
    "View Rates",
    "Preview Our Rates",
    "View All Rates",
    "Client Testimonials",
    "Contact",
  ]);
  expect(site.rates.map(({ years, rate }) => [years, rate])).toEqual([
    [1, "4.84%"],
    [3, "4.24%"],
    [5, "4.24%"],
    [7, "5.15%"],
  ]);
  expect(profilePage.rates.footnote).toMatch(
    /^Rates vary provincially and change without notice.*OAC/,
  );
});

test("The calculators have their names, times and routes", () => {
  expect(
    site.resources.calculatorCards.map(({ title, estimatedTime, route }) => [
      title,
      estimatedTime,
      route,
    ]),
  ).toEqual([
    ["How Much Can I Afford?", "3-5 min", "/resources/affordability-calculator"],
    ["Mortgage Payment", "2-3 min", "/resources/payment-calculator"],
    ["Should I Refinance?", "4-6 min", "/resources/refinance-calculator"],
    ["Rent vs Buy", "5-7 min", "/resources/rent-vs-buy-calculator"],
    ["Debt Consolidation", "4-5 min", "/resources/debt-consolidation-calculator"],
    ["Closing Fees", "2-3 min", "/resources/closing-fees-calculator"],
  ]);
  const resourcesPage = site.resources.page;
  expect([
    resourcesPage.calculators.button,
    resourcesPage.usefulLinks?.title,
    resourcesPage.usefulLinks?.linkText,
    resourcesPage.videos?.title,
    resourcesPage.videos?.button,
  ]).toEqual(["Start Calculator", "Useful Links", "Read More", "Lending Lounge", "Watch"]);
});

test("The blog and FAQ pages have their fixed texts", () => {
  const blogPage = site.blog.page;
  const faqPage = site.faqs.page;
  const postPage = site.blog.postPage;
  expect([
    blogPage.hero.button,
    blogPage.feed.title,
    blogPage.feed.allPostsLink,
    blogPage.filters.allCategories,
    blogPage.filters.searchPlaceholder,
    blogPage.posts.title,
    blogPage.posts.linkText,
    blogPage.newsletter.button,
    blogPage.closing.applyButton,
  ]).toEqual([
    "Get Expert Advice",
    "Latest from Our Blog",
    "View All Blog Posts",
    "All Posts",
    "Search blog posts...",
    "Featured Articles",
    "Read More",
    "Subscribe",
    "Start Your Application",
  ]);
  expect([
    postPage.backLink,
    postPage.closing.applyButton,
    postPage.closing.contactButton,
    postPage.relatedTitle,
  ]).toEqual([
    "Back to Blog",
    "Start Your Application",
    "Get Free Consultation",
    "Related Articles",
  ]);
  expect(postPage.notFound).toEqual({
    title: "Blog Post Not Found",
    text: "The blog post you're looking for doesn't exist.",
    button: "Back to Blog",
  });
  expect([
    faqPage.hero.title,
    faqPage.filters.allCategories,
    faqPage.closing.title,
    faqPage.closing.applyButton,
    faqPage.closing.contactButton,
  ]).toEqual([
    "You Have Questions, We Have Answers",
    "All Categories",
    "Still Have Questions?",
    "Start Your Application",
    "Contact Us",
  ]);
});

test("The application page has its fixed texts", () => {
  expect(applicationPage.header).toEqual({ login: "LOGIN", language: "EN" });
  expect(applicationPage.form).toMatchObject({
    title: "Let's get your application started. Apply in minutes!",
    submitting: "SUBMITTING...",
  });
  expect(applicationPage.messages).toMatchObject({
    missing: { title: "Missing Information", text: "Please fill in all required fields." },
    termsNotAgreed: {
      text: "Please agree to the Terms of Use, Privacy Policy, and Disclosure",
    },
    failed: { title: "Error" },
    succeeded: {
      title: "Application Started!",
      text: "Your mortgage application has been submitted successfully. We'll be in touch soon.",
    },
  });
});

test("Careers, podcast, service and not-found pages have their fixed texts", () => {
  const careersPage = site.careers;
  const podcastPage = site.podcast.page;
  const notFoundPage = site.notFound;
  const services = site.services.list;
  expect(careersPage.statistics.map(({ number, label }) => `${number} ${label}`)).toEqual([
    "100K+ Average Earnings",
    "30K+ Average Salary Increase",
    "250M+ Mortgages Funded",
    "15+ Years of Experience",
  ]);
  expect(careersPage.idealCandidate.title).toBe("Ideal Candidate");
  expect(careersPage.whatWeOffer.title).toBe("What We Offer");
  expect(careersPage.contact.button).toBe(`Contact ${site.team.members[0].name} Today`);
  expect([podcastPage.hero.watchButton, podcastPage.hero.guestButton]).toEqual([
    "Watch on Video Channel",
    "Guest Inquiries",
  ]);
  expect(podcastPage.closing.contactButton).toBe("Get In Touch");
  expect(services.map(({ slug, hero }) => [slug, hero.primaryButton])).toEqual([
    ["home-purchase-loan", "Apply Now"],
    ["refinance", "Get Started"],
    ["mortgage-renewal", "Get Started"],
    ["investment-property-loans", "Get Started"],
    ["debt-consolidation", "Get Started"],
    ["self-employed-solutions", "Get Started"],
  ]);
  expect(site.services.page).toEqual({ applyButton: "Apply Now", contactButton: "Contact Us" });
  expect(notFoundPage).toMatchObject({
    title: "Page Not Found",
    text: "We can help you find the best rates for your mortgage, but, for some reason we couldn't find this page! Please navigate back to our site so we can assist you in finding the right information.",
  });
});

test("Every service page names the lenders and the three insurers", () => {
  for (const service of site.services.list) {
    const text = JSON.stringify(service);
    // The metadata is not on the page.
    expect(service.hero.subtitle + JSON.stringify(service.benefits)).toContain("60+ lenders");
    for (const name of ["60+ lenders", "CMHC", "Sagen", "Canada Guaranty"])
      expect(text).toContain(name);
  }
  const renewal = site.services.list.find((service) => service.slug === "mortgage-renewal");
  expect(renewal?.hero.subtitle).toContain("4-6 months before your renewal date");
});
