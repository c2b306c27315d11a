/** One command of an outline, with its coordinates in pairs. */
export interface PathStep {
  command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
  args: readonly number[];
}

const letters = { moveTo: "m", lineTo: "l", quadraticCurveTo: "q", bezierCurveTo: "c" } as const;

/**
 * Returns short SVG path data with relative coordinates, rounded to tenths of a unit. Rounding errors
 * do not accumulate.
 */
export function relativePath(steps: readonly PathStep[]): string {
  let pen: [number, number] = [0, 0];
  let start = pen;
  return steps
    .map(({ command, args }) => {
      if (command === "closePath") {
        pen = start;
        return "z";
      }
      const tenths = args.map((value) => Math.round(value * 10));
      const moves = tenths.map((value, index) => value - pen[index % 2 ? 1 : 0]);
      pen = [tenths.at(-2) ?? pen[0], tenths.at(-1) ?? pen[1]];
      if (command === "moveTo") start = pen;
      return letters[command] + joined(moves);
    })
    .join("");
}

function joined(tenths: readonly number[]): string {
  return tenths
    .map((value, index) => {
      const number = String(value / 10).replace(/^(-?)0\./, "$1.");
      return index > 0 && value >= 0 ? ` ${number}` : number;
    })
    .join("");
}
