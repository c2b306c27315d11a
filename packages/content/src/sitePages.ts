import { z } from "zod";
import { pageMetadataSchema } from "./pageMetadata.ts";
import { applicationPage } from "./pages/applicationPage.ts";
import { blogPage } from "./pages/blogPage.ts";
import { careersPage } from "./pages/careersPage.ts";
import { contactPage } from "./pages/contactPage.ts";
import { faqPage } from "./pages/faqPage.ts";
import { homePage } from "./pages/homePage.ts";
import { podcastPage } from "./pages/podcastPage.ts";
import { resourcesPage } from "./pages/resourcesPage.ts";
import { teamPage } from "./pages/teamPage.ts";
import { posts } from "./posts/posts.ts";
import { calculatorCards } from "./resources/calculatorCards.ts";
import { services } from "./services/services.ts";
import { team } from "./team/team.ts";

export const sitePageSchema = z.object({
  path: z.string().startsWith("/"),
  /** The page's short name, for menus and breadcrumbs. */
  label: z.string().min(1),
  /** The page above it in the breadcrumbs, when that is not the home page. */
  parent: z.string().startsWith("/").optional(),
  metadata: pageMetadataSchema,
});

export type SitePage = z.infer<typeof sitePageSchema>;

/** Every page there is, once: what the sitemap lists, breadcrumbs name and links may lead to. */
export const sitePages = z.array(sitePageSchema).parse([
  { path: "/", label: "Home", metadata: homePage.metadata },
  { path: "/our-team", label: "Our Team", metadata: teamPage.metadata },
  ...team.map((member) => ({
    path: `/${member.slug}`,
    label: member.name,
    parent: "/our-team",
    metadata: member.profile.metadata,
  })),
  ...services.map((service) => ({
    path: `/${service.slug}`,
    label: service.name,
    metadata: service.metadata,
  })),
  { path: "/resources", label: "Resources", metadata: resourcesPage.metadata },
  ...calculatorCards.map((card) => ({
    path: card.route,
    label: card.title,
    parent: "/resources",
    metadata: card.metadata,
  })),
  { path: "/blogs", label: "Blog", metadata: blogPage.metadata },
  ...posts.map((post) => ({
    path: `/blogs/${post.slug}`,
    label: post.title,
    parent: "/blogs",
    metadata: { title: post.metaTitle, description: post.metaDescription },
  })),
  { path: "/faqs", label: "FAQs", metadata: faqPage.metadata },
  {
    path: "/lending-lounge-podcast",
    label: "Lending Lounge Podcast",
    metadata: podcastPage.metadata,
  },
  { path: "/careers", label: "Careers", metadata: careersPage.metadata },
  { path: "/contact", label: "Contact", metadata: contactPage.metadata },
  { path: "/application", label: "Application", metadata: applicationPage.metadata },
] satisfies z.input<typeof sitePageSchema>[]);
