import type { CalculatorView } from "../src/CalculatorView.ts";

interface Drawn<Inputs, Result> {
  readonly canvas: {
    readonly findByRole: (
      role: "heading",
      options: { name: string },
      waiting: { timeout: number },
    ) => Promise<HTMLElement>;
  };
  readonly args: { readonly view: CalculatorView<Inputs, Result> };
}

/** Waits in a story of a result until its last section is rendered. */
export async function untilDrawn<Inputs, Result>({ canvas, args }: Drawn<Inputs, Result>) {
  const { export: words } = await args.view.language.loadResultWords();
  await canvas.findByRole("heading", { name: words.title }, { timeout: 20_000 });
}
