import {
  Accordion,
  AccordionItem,
  Badge,
  Button,
  Callout,
  Checkbox,
  Disclosure,
  Heading,
  MoneyField,
  SegmentedControl,
  Select,
  Text,
  TextField,
  TextLink,
} from "@mortgage-kit/ui";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";

/** A word of 80 letters, as an address or a name can be. */
const word = "a".repeat(80);
const ignore = () => {};

const components = {
  Accordion: (
    <Accordion>
      <AccordionItem question={word}>{word}</AccordionItem>
    </Accordion>
  ),
  Badge: <Badge>{word}</Badge>,
  Button: <Button>{word}</Button>,
  Callout: <Callout title={word}>{word}</Callout>,
  Checkbox: <Checkbox label={word} checked onChange={ignore} />,
  Disclosure: <Disclosure summary={word}>{word}</Disclosure>,
  Heading: <Heading level={2}>{word}</Heading>,
  MoneyField: <MoneyField label={word} hint={word} value={1} onChange={ignore} />,
  SegmentedControl: (
    <SegmentedControl
      labelledBy="none"
      segments={[
        { value: "a", label: word },
        { value: "b", label: "b" },
      ]}
      value="a"
      onChange={ignore}
    />
  ),
  Select: <Select label={word} options={[{ value: "a", label: word }]} />,
  Text: <Text>{word}</Text>,
  TextField: <TextField label={word} hint={word} />,
  TextLink: <TextLink href="/">{word}</TextLink>,
};

test.each(Object.entries(components))(
  "%s breaks a word that is wider than it",
  async (_, shown) => {
    const element = document.createElement("div");
    element.style.cssText = "inline-size: 320px; overflow-wrap: break-word";
    document.body.append(element);
    const root = createRoot(element);
    root.render(shown);
    await expect.poll(() => element.childElementCount).toBeGreaterThan(0);
    expect(element.scrollWidth).toBe(320);
    root.unmount();
    element.remove();
  },
);
