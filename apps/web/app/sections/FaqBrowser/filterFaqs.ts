export const allCategories = "all";

interface Searched {
  id: string;
  faqs: readonly { question: string; answer: string }[];
}

/** Returns the chosen categories with only the questions that contain the text, in any case. */
export function filterFaqs<C extends Searched>(
  categories: readonly C[],
  category: string,
  search: string,
): C[] {
  const wanted = search.toLowerCase();
  const contains = (text: string) => text.toLowerCase().includes(wanted);
  return categories
    .filter(({ id }) => category === allCategories || id === category)
    .map((shown) => ({
      ...shown,
      faqs: shown.faqs.filter(({ question, answer }) => contains(question) || contains(answer)),
    }))
    .filter(({ faqs }) => faqs.length > 0);
}
