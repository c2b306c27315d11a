import type { ChecklistPage } from "@mortgage-kit/content";
import { Accordion, AccordionItem, Badge, Stack, Text, TextLink } from "@mortgage-kit/ui";
import { SideSection } from "../SideSection/SideSection.tsx";
import * as styles from "./WhatToBring.css.ts";

type Situation = ChecklistPage["situations"][number];

interface WhatToBringProps {
  words: Pick<ChecklistPage, "each" | "mail" | "situations" | "others">;
  email: string;
}

/** Lists the documents to bring: those for everyone, and those of each situation, closed. */
export function WhatToBring({ words, email }: WhatToBringProps) {
  const [everyone, ...others] = words.situations;
  return (
    <>
      <SideSection id={everyone.id} title={everyone.title} text={everyone.intro}>
        <Papers situation={everyone} words={words} email={email} />
      </SideSection>
      <SideSection title={words.others.title} text={words.others.text} background="shallow">
        <div className={styles.others}>
          <Accordion>
            {others.map((situation) => (
              <AccordionItem key={situation.id} id={situation.id} question={situation.title}>
                <Stack space="m">
                  <Text>{situation.intro}</Text>
                  <Papers situation={situation} words={words} email={email} />
                </Stack>
              </AccordionItem>
            ))}
          </Accordion>
        </div>
      </SideSection>
    </>
  );
}

/** Lists the documents of a situation to tick. The checkboxes are neither sent nor stored. */
function Papers({ situation, words, email }: WhatToBringProps & { situation: Situation }) {
  return (
    <div data-checklist className={styles.situation}>
      <Stack space="m">
        <ul className={styles.items}>
          {situation.items.map((item) => (
            <li key={item.text}>
              <label className={styles.item}>
                <input type="checkbox" className={styles.box} value={item.text} />
                <span className={styles.words}>
                  <span>
                    {item.text} {item.each && <Badge>{words.each}</Badge>}
                  </span>
                  {item.detail && (
                    <Text as="span" size="small" tone="soft">
                      {item.detail}
                    </Text>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <div className={styles.tools}>
          <TextLink tone="strong" {...mailTo(situation, words.mail, email)}>
            {words.mail.button}
          </TextLink>
        </div>
      </Stack>
    </div>
  );
}

/** Lists all documents as missing; the page script updates the mail when items are ticked. */
function mailTo({ title, items }: Situation, mail: ChecklistPage["mail"], email: string) {
  const body = [mail.greeting, "", `${mail.missing}:`, ...items.map(({ text }) => `- ${text}`)];
  const subject = encodeURIComponent(`${mail.subject}: ${title}`);
  return {
    href: `mailto:${email}?subject=${subject}&body=${encodeURIComponent(body.join("\r\n"))}`,
    "data-mail": "",
    "data-start": mail.greeting,
    "data-have": mail.have,
    "data-missing": mail.missing,
  };
}
