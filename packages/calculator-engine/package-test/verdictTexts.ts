interface VerdictWords<Answer> {
  verdict(answer: Answer): Readonly<Record<"sentence" | "hinge" | "because", string>>;
}

export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

export function verdictTexts<Given extends unknown[], Answer>(
  answer: (...given: Given) => Answer,
  languages: readonly VerdictWords<Answer>[],
) {
  const written = (...given: Given) =>
    languages.map((words) => {
      const { sentence, because } = words.verdict(answer(...given));
      return { sentence: plain(sentence), because: plain(because) };
    });
  const sentences = (...given: Given) => written(...given).map(({ sentence }) => sentence);
  const hinges = (...given: Given) =>
    languages.map((words) => plain(words.verdict(answer(...given)).hinge));
  return { written, sentences, hinges };
}
