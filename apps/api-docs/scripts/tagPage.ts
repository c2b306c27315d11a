import { table } from "./table.ts";

interface Named {
  readonly name: string;
  readonly description: string;
  readonly type: { readonly text: string };
}

const described = (kind: string, type: string, all: readonly Named[]) =>
  table(
    [kind, "Meaning", type],
    all.map((one) => [`\`${one.name}\``, one.description, `\`${one.type.text}\``]),
  );

export function tagPage(manifest: string): string {
  const [{ attributes, events }] = JSON.parse(manifest).modules[0].declarations as [
    { attributes: readonly Named[]; events: readonly Named[] },
  ];
  return `A calculator for any page, without a build and without a framework. Take both lines from the page \`/embed\` of a site made with
this kit, which serves the script:

\`\`\`html
<script type="module" src="https://brokerage.example/embed/v1.js"></script>
<mortgage-calculator calculator="payment" lang="en">
  <a href="https://brokerage.example/embed/frame/payment">Mortgage payment</a>
</mortgage-calculator>
\`\`\`

The link is shown until the script has run.

## Attributes

${described("Attribute", "Values", attributes)}

## Events

They bubble from the element.

${described("Event", "Type", events)}
`;
}
