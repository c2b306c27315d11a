import { ChoiceChips, Inline, SearchField, Text, VisuallyHidden } from "@mortgage-kit/ui";
import { ContactLink } from "../ContactLink/ContactLink.tsx";
import * as styles from "./FilterBar.css.ts";

export interface FilterWords {
  label: string;
  searchLabel: string;
  searchPlaceholder: string;
  relatedTitle: string;
  askTitle: string;
}

export interface FilterBarProps {
  words: FilterWords;
  categories: readonly { value: string; label: string }[];
  category: string;
  onCategory: (category: string) => void;
  search: string;
  onSearch: (search: string) => void;
  onSearchFocus: () => void;
  /** Telephone of a person to ask, named beside the search whatever it finds. */
  phone: { href: string; label: string };
  /** Text with the number of results, announced to screen readers when it changes. */
  shown: string;
}

/** Renders the category buttons, the search field and, beside it, a person to ask. */
export function FilterBar(props: FilterBarProps) {
  const { words, categories, category, onCategory, search, onSearch, onSearchFocus, shown } = props;
  const { phone } = props;
  return (
    <search className={styles.bar}>
      <ChoiceChips
        label={words.label}
        options={categories}
        value={category}
        onChange={onCategory}
      />
      <div className={styles.search}>
        <SearchField
          label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          value={search}
          onChange={onSearch}
          onFocus={onSearchFocus}
        />
        <Inline space="s">
          <Text as="span">{words.askTitle}:</Text>
          <ContactLink href={phone.href} look="strong">
            {phone.label}
          </ContactLink>
        </Inline>
      </div>
      <VisuallyHidden>
        <span role="status">{shown}</span>
      </VisuallyHidden>
    </search>
  );
}
