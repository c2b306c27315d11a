import {
  Accordion,
  AccordionItem,
  Badge,
  Button,
  Callout,
  Checkbox,
  ChoiceChips,
  DataTable,
  Disclosure,
  DisclosureRow,
  Heading,
  Inline,
  KeyFigures,
  LinkButton,
  Menu,
  MenuItem,
  MoneyField,
  NumberedList,
  SegmentedControl,
  Select,
  Text,
  TextField,
  TextLink,
  TickList,
  ToastProvider,
  Tooltip,
  TooltipProvider,
  useToast,
} from "@mortgage-kit/ui";
import { useEffect } from "react";
import { expect, test } from "vitest";
import { drawn } from "../testing/drawn.ts";

/** A word of 80 letters, as an address or a name can be. */
const word = "a".repeat(80);
const ignore = () => {};

function Shown() {
  const showToast = useToast();
  useEffect(() => showToast({ title: word, description: word }), [showToast]);
  return null;
}

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
  ChoiceChips: (
    <ChoiceChips
      label="Topic"
      options={[{ value: "a", label: word }]}
      value="a"
      onChange={ignore}
    />
  ),
  DataTable: <DataTable caption={word} columns={[{ label: "a" }]} rows={[{ cells: [word] }]} />,
  DisclosureRow: (
    <DisclosureRow title={word} line={word} detail={word}>
      {() => word}
    </DisclosureRow>
  ),
  Inline: (
    <Inline space="s">
      <Text>{word}</Text>
    </Inline>
  ),
  KeyFigures: (
    <KeyFigures
      headline={{ label: word, value: word }}
      figures={[{ label: word, value: word, note: word }]}
    />
  ),
  LinkButton: <LinkButton href="/">{word}</LinkButton>,
  Menu: (
    <Menu label={word}>
      <MenuItem href="/">{word}</MenuItem>
    </Menu>
  ),
  NumberedList: <NumberedList level={3} items={[{ title: word, text: word, href: "/" }]} />,
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
  "TickList in a stack": <TickList items={[word]} />,
  "TickList in columns": <TickList items={[word, `${word}b`]} layout="columns" />,
  "TickList in a row": <TickList items={[word, "a"]} layout="row" />,
  Toast: (
    <ToastProvider>
      <Shown />
    </ToastProvider>
  ),
  Tooltip: (
    <TooltipProvider>
      <Tooltip text={word}>
        <Button>a</Button>
      </Tooltip>
    </TooltipProvider>
  ),
  TextLink: <TextLink href="/">{word}</TextLink>,
};

test.each(Object.entries(components))(
  "%s breaks a word that is wider than it",
  async (_, shown) => {
    const element = drawn(shown, "inline-size: 320px; overflow-wrap: break-word");
    await expect.poll(() => element.childElementCount).toBeGreaterThan(0);
    // Opens what the component keeps closed.
    for (const closed of element.querySelectorAll("details")) closed.open = true;
    element.querySelector("button")?.focus();
    const tooWide = () =>
      [element, ...element.querySelectorAll("*")].filter(
        ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
      );
    await expect.poll(tooWide).toEqual([]);
    expect(element.scrollWidth).toBe(320);
  },
);
