import type { Rolldown } from "vite";
import { questionFolders } from "./questionModules.ts";

type Group = Rolldown.CodeSplittingGroup;

interface Grouping {
  /** True where every page has a calculator, so that what all of them share is one file. */
  readonly hasOneCore: boolean;
  /** Number of importers from which modules that load later share a file; more make more files of fewer bytes. */
  readonly minLaterShare: number;
}

const initial: Group["tags"] = ["$initial"];
const react = /node_modules\/(?:react|react-dom|scheduler)\//;
/** Modules of the calculators, without those that read the figures other pages get from the address. */
const calculators =
  /\/packages\/calculator(?!s\/src\/(?:figures|result\/Figure|result\/shareLink\/(?:sentFigures|fragment))\.ts)/;
const question = new RegExp(
  `/packages/calculator(?:-engine|s)/src/(${questionFolders.join("|")})/`,
);
/** Groups of the languages, each with a test for the modules of its words. */
const languageWords = Object.entries({ english: "en", french: "fr" }).map(([name, code]) => {
  const file = new RegExp(`(?:\\.${code}|/${code}|/${name})\\.tsx?$`);
  return { name, test: (id: string) => calculators.test(id) && file.test(id) };
});
const isWords = (id: string) => languageWords.some(({ test }) => test(id));
const ofCalculators = (id: string) => calculators.test(id) && !isWords(id) && !question.test(id);
const shared = { tags: initial, minShareCount: 2 };

const core: readonly Group[] = [
  {
    name: "core",
    test: (id) => !calculators.test(id) || ofCalculators(id),
    ...shared,
    priority: 5,
  },
];
const reactKitAndCalculators: readonly Group[] = [
  { name: "react", test: react, priority: 5 },
  { name: "kit", test: (id) => !calculators.test(id), ...shared, priority: 4 },
  { name: "calculators", test: ofCalculators, ...shared, priority: 3 },
];

/**
 * Returns the files of shared modules. On a slow connection a request costs more than its bytes, so
 * they are few. A group takes what its modules import: those that others import have priority.
 */
export function chunkGroups({ hasOneCore, minLaterShare }: Grouping): Group[] {
  return [
    ...(hasOneCore ? core : reactKitAndCalculators),
    {
      name: (id) => question.exec(id)?.[1] ?? "question",
      test: (id) => question.test(id) && !isWords(id),
      ...shared,
      priority: 2,
    },
    {
      name: "later",
      test: (id) => /\/packages\/(?:calculator|ui)/.test(id) && !isWords(id),
      minShareCount: minLaterShare,
      priority: 1,
    },
    ...languageWords.flatMap(({ name, test }): Group[] => [
      { name, test, ...shared, priority: 0.5 },
      {
        name: `${name}-later`,
        test,
        minShareCount: Math.ceil((minLaterShare + 1) / 2),
        priority: 0,
      },
    ]),
  ];
}
