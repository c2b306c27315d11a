import { Calculator, calculators } from "@mortgage-kit/calculators";
import { ownPage } from "@mortgage-kit/calculators/ownPage";
import {
  BarBreakdown,
  Button,
  Callout,
  Heading,
  Icon,
  LinkButton,
  LinkProvider,
  Section,
  Text,
  TextLink,
} from "@mortgage-kit/ui";
import { Phone } from "@mortgage-kit/ui/icons";
import { FrenchKitWords } from "@mortgage-kit/ui/words/fr";
// biome-ignore lint/correctness/useImportExtensions: the starter's TypeScript refuses them
import { NextLink } from "./NextLink";

// A server component, written as the packages' READMEs show.
export default async function Home() {
  const views = await Promise.all(Object.values(calculators).map(({ fr }) => fr()));
  const { title } = await calculators.payment.fr();
  const titles = views.map((view) => view.title).join(", ");
  return (
    <FrenchKitWords>
      <LinkProvider link={NextLink}>
        <Section>
          <Heading level={1}>{title}</Heading>
          <Text size="lead">Combien coûte votre prêt?</Text>
          <Text>Nos calculateurs : {titles}</Text>
          <Callout tone="note">Les taux sont des exemples.</Callout>
          <TextLink href="/">Accueil</TextLink>
          <LinkButton href="/" tone="quiet">
            Nous joindre
          </LinkButton>
          <Button icon={<Icon icon={Phone} />}>Appeler</Button>
          <BarBreakdown
            title="Frais"
            summary="Les frais de notaire sont les plus élevés."
            itemLabel="Frais"
            valueLabel="Montant"
            items={[
              { label: "Notaire", value: 1500 },
              { label: "Inspection", value: 500 },
            ]}
            formatValue={(value) => `${value} $`}
          />
        </Section>
        <Calculator
          id="payment"
          lang="fr"
          host={{ ownPage, headingLevel: 3, pages: { application: "/" } }}
          introduction={<Heading level={2}>{title}</Heading>}
        />
      </LinkProvider>
    </FrenchKitWords>
  );
}
