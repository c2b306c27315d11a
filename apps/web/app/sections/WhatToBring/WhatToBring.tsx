import type { ChecklistPage } from "@mortgage-kit/content";
import { Badge, Stack, Text, TextLink } from "@mortgage-kit/ui";
import { SideSection } from "../SideSection/SideSection.tsx";
import * as styles from "./WhatToBring.css.ts";

type Situation = ChecklistPage["situations"][number];

export interface WhatToBringProps {
  words: Pick<ChecklistPage, "each" | "mail" | "situations">;
  email: string;
}

/** Lists the documents to bring, by situation. The checkboxes are neither sent nor stored. */
export function WhatToBring({ words: { each, mail, situations }, email }: WhatToBringProps) {
  return situations.map((situation, index) => (
    <SideSection
      key={situation.id}
      id={situation.id}
      title={situation.title}
      text={situation.intro}
      background={index % 2 === 0 ? "white" : "shallow"}
    >
      <div data-checklist className={styles.situation}>
        <Stack space="m">
          <ul className={styles.items}>
            {situation.items.map((item) => (
              <li key={item.text}>
                <label className={styles.item}>
                  <input type="checkbox" className={styles.box} value={item.text} />
                  <span className={styles.words}>
                    <span>
                      {item.text} {item.each && <Badge>{each}</Badge>}
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
            <TextLink tone="strong" {...mailTo(situation, mail, email)}>
              {mail.button}
            </TextLink>
          </div>
        </Stack>
      </div>
    </SideSection>
  ));
}

/**
 * Returns the attributes of a mail link with the list. Its message lists all documents as missing; the
 * page script updates it when items are ticked.
 */
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
