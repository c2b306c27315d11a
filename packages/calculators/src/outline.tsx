import {
  type DisclosureRowProps,
  type HeadingProps,
  DisclosureRow as KitDisclosureRow,
  Heading as KitHeading,
} from "@mortgage-kit/ui";
import { useHost } from "./Host.tsx";

interface PartHeadingProps extends HeadingProps {
  /** Counted as if the steps of a calculator stood at 2. */
  level: 2 | 3;
}

/** Returns the place of the steps in the outline of the page around the calculator. */
const useTopLevel = () => useHost().headingLevel ?? 2;

/** Renders a heading of a calculator at its level of that outline. */
export function Heading({ level, ...rest }: PartHeadingProps) {
  return <KitHeading {...rest} level={(useTopLevel() + level - 2) as HeadingProps["level"]} />;
}

/** Renders a row below a result, its title at its level of that outline. */
export function DisclosureRow(props: Omit<DisclosureRowProps, "level">) {
  return <KitDisclosureRow {...props} level={useTopLevel()} />;
}
