import { Button } from "@mortgage-kit/ui";
import { orNotFound } from "../orNotFound.ts";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import * as styles from "../sections/WhatToBring/WhatToBring.css.ts";
import { WhatToBring } from "../sections/WhatToBring/WhatToBring.tsx";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/what-to-bring.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { metadata, services, link, ...words } = orNotFound(site.checklist);
  return {
    words,
    email: site.brokerage.email,
  };
}

export default function WhatToBringPage({ loaderData }: Route.ComponentProps) {
  const { words, email } = loaderData;
  const { hero, sources, print } = words;
  return (
    <>
      <PageHero {...hero} />
      <WhatToBring words={words} email={email} />
      <SideSection title={sources.title} text={sources.text}>
        <div className={styles.tools} hidden data-print-tools>
          <Button tone="quiet" size="s" data-print="">
            {print}
          </Button>
        </div>
      </SideSection>
    </>
  );
}
