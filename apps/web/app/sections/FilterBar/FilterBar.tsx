import type { Content } from "@mortgage-kit/content";
import { ChoiceChips, Inline, SearchField, Text, VisuallyHidden } from "@mortgage-kit/ui";
import { allCategories } from "../../pageScript/filteredList.ts";
import { PhoneLink } from "../ContactLink/ContactLink.tsx";
import * as styles from "./FilterBar.css.ts";

interface FilterBarProps {
  words: NonNullable<Content["blog"]>["page"]["filters"];
  categories: readonly { value: string; label: string }[];
  /** Telephone of a person to ask, named beside the search whatever it finds. */
  phone: string;
}

/** Renders only the controls, which the page script `filteredList` makes work. */
export function FilterBar({ words, categories, phone }: FilterBarProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: browsers before Safari 17 and Chromium 118 do not know the element
    <search role="search" className={styles.bar}>
      <ChoiceChips
        label={words.label}
        options={[{ value: allCategories, label: words.allCategories }, ...categories]}
        value={allCategories}
      />
      <div className={styles.search}>
        <SearchField
          label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          value=""
          onChange={() => {}}
        />
        <Inline space="s">
          <Text as="span">{words.askTitle}:</Text>
          <PhoneLink phone={phone} />
        </Inline>
      </div>
      <VisuallyHidden>
        <span role="status" />
      </VisuallyHidden>
    </search>
  );
}
