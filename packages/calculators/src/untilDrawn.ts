import type { CalculatorView } from "./CalculatorView.ts";

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

/** For a story of a result: waits until the last of what is said about it stands on the page. */
export async function untilDrawn<Inputs, Result>({ canvas, args }: Drawn<Inputs, Result>) {
  const { takeaway } = await args.view.language.loadResultWords();
  await canvas.findByRole("heading", { name: takeaway.title }, { timeout: 20_000 });
}
