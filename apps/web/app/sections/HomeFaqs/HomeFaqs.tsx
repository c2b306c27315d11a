import type { Content } from "@mortgage-kit/content";
import {
  Accordion,
  AccordionItem,
  Columns,
  Heading,
  LinkButton,
  Section,
  Stack,
  Text,
} from "@mortgage-kit/ui";

type HomeFaqsProps = NonNullable<Content["home"]["page"]["faqs"]> & {
  faqs: readonly { question: string; answer: string }[];
};

export function HomeFaqs({ title, subtitle, button, faqs }: HomeFaqsProps) {
  return (
    <Section background="land">
      <Columns layout="narrowFirst" space="xxl" align="start">
        <Stack space="l" align="start">
          <Heading level={2}>{title}</Heading>
          <Text>{subtitle}</Text>
          <LinkButton href="/faqs" tone="quiet">
            {button}
          </LinkButton>
        </Stack>
        <Accordion>
          {faqs.map(({ question, answer }) => (
            <AccordionItem key={question} question={question}>
              <Text>{answer}</Text>
            </AccordionItem>
          ))}
        </Accordion>
      </Columns>
    </Section>
  );
}
