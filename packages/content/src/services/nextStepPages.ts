import type { nextStepIntents, Service } from "./serviceSchema.ts";

type NextStepIntent = (typeof nextStepIntents)[number];

/** Returns the paths of the services that are next steps of calculators, by what a result leads to. */
export const nextStepPagesOf = (
  services: readonly Service[],
): Readonly<Partial<Record<NextStepIntent, string>>> =>
  Object.fromEntries(
    services.flatMap(({ slug, nextStepFor = [] }) =>
      nextStepFor.map((intent) => [intent, `/${slug}`]),
    ),
  );
