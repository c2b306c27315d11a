import { homePage, stats } from "@simcoe/content";
import { localBusiness } from "../findability/localBusiness.ts";
import { pageMeta } from "../findability/pageMeta.ts";
import { Hero } from "../sections/Hero/Hero.tsx";
import { site } from "../site.ts";
import type { Route } from "./+types/home.ts";

export function loader() {
  return {
    meta: pageMeta("/", { structuredData: [localBusiness()] }),
    hero: { ...homePage.hero, stats, applicationPortal: site.targets.applicationPortal },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...loaderData.hero} />
    </>
  );
}
