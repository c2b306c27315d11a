interface Named {
  readonly name: string;
  readonly description: string;
  readonly type: { readonly text: string };
}

const rows = (all: readonly Named[]) =>
  all.map(
    ({ name, description, type }) =>
      `| \`${name}\` | ${description} | \`${type.text.replaceAll("|", "\\|")}\` |`,
  );

/** Returns the page of the tag, from its custom elements manifest. */
export function tagPage(manifest: string): string {
  const [{ attributes, events }] = JSON.parse(manifest).modules[0].declarations as [
    { attributes: readonly Named[]; events: readonly Named[] },
  ];
  return `---
title: The tag
group: Reference
---

# The tag

A calculator for any page, without a build and without a framework. Take both lines from the page \`/embed\` of a site made with
this kit, which serves the script:

\`\`\`html
<script type="module" src="https://brokerage.example/embed/v1.js"></script>
<mortgage-calculator calculator="payment" lang="en">
  <a href="https://brokerage.example/embed/frame/payment">Mortgage payment</a>
</mortgage-calculator>
\`\`\`

The link is shown until the script has run.

## Attributes

| Attribute | Meaning | Values |
| --- | --- | --- |
${rows(attributes).join("\n")}

## Events

They bubble from the element.

| Event | Meaning | Type |
| --- | --- | --- |
${rows(events).join("\n")}
`;
}
