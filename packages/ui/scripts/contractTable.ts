import { themeCss } from "../src/theme/themeCss.ts";
import { defaultTokens } from "../src/theme/tokens.ts";

/** Returns every custom property that a style sheet may set, with its value in one theme. */
export function contractTable(): string {
  const [page = "", ...backgrounds] = themeCss(defaultTokens, "html").split("\n\n");
  const properties = (css: string) => [...css.matchAll(/(--[\w-]+): (.*);/g)];
  const values = properties(page).filter(([, name]) => !name?.startsWith("--ui-background-"));
  const [white = [], ...others] = backgrounds.slice(0, 4).map(properties);
  const colours = white.map(([, name, value]) => {
    const rest = others.map((other) => other.find(([, each]) => each === name)?.[2]);
    return `| \`${[name, value, ...rest].join("` | `")}\` |`;
  });
  return `# Custom properties of @mortgage-kit/ui

A brand sets these on \`<html>\` or another element, and the colours of the backgrounds once more for each background's class.
The names change only with a major version. \`themeCss(tokens)\` of \`@mortgage-kit/ui/tokens\` writes them all.

\`\`\`css
.my-brand { --ui-radius-small: 0; }
.my-brand .ui-background-deep { --ui-background-surface: #10302a; }
\`\`\`

## The colours of a background

Of the classes \`ui-background-white\`, \`-shallow\`, \`-land\` and \`-deep\`; the brand's element carries those of white. On paper every background
should be white, so set the other three within \`@media screen\`.

| Property | white | shallow | land | deep |
| --- | --- | --- | --- | --- |
${colours.join("\n")}

## Everything else

| Property | Value in the default theme |
| --- | --- |
${values.map(([, name, value]) => `| \`${name}\` | \`${value}\` |`).join("\n")}
`;
}
