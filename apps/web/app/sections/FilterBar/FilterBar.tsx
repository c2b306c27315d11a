import { ChoiceChips, SearchField, VisuallyHidden } from "@mortgage-kit/ui";
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
  /** Text with the number of results, announced to screen readers when it changes. */
  shown: string;
}

/** Renders the category buttons and the search field. */
export function FilterBar(props: FilterBarProps) {
  const { words, categories, category, onCategory, search, onSearch, onSearchFocus, shown } = props;
  return (
    <search className={styles.bar}>
      <div className={styles.search}>
        <SearchField
          label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          value={search}
          onChange={onSearch}
          onFocus={onSearchFocus}
        />
      </div>
      <ChoiceChips
        label={words.label}
        options={categories}
        value={category}
        onChange={onCategory}
      />
      <VisuallyHidden>
        <span role="status">{shown}</span>
      </VisuallyHidden>
    </search>
  );
}
