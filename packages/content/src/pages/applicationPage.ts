import type { Content } from "../contentSchema.ts";
import { fill, fillFiguresIn } from "../fill.ts";
import type { SiteWords } from "../words.ts";
import { pageTitle } from "./pageMetadata.ts";

export function applicationPageOf({ brokerage, team }: Content, { applicationPage }: SiteWords) {
  const { name, phone, email, licence, claims, address } = brokerage;
  const [leader] = team.members;
  const { licences, metadata, ...words } = applicationPage;
  const agent = {
    agent: leader.name,
    level: leader.level,
    agentLicence: leader.licenceNumber ?? "",
  };
  return {
    ...fillFiguresIn(words, {
      ...{ name, phone, email, licence: licence.number },
      responseTime: claims.responseTime,
    }),
    footer: {
      brokerName: name,
      licences: [
        fill(licences.brokerage, { licence: licence.number }),
        ...(leader.licenceNumber ? [fill(licences.agent, agent)] : []),
      ],
      phone,
      email,
    },
    metadata: {
      title: pageTitle(metadata.title, brokerage),
      description: fill(metadata.description, { city: address.city }),
    },
  };
}

export type ApplicationPage = ReturnType<typeof applicationPageOf>;
