import {
  type DisclosureRowProps,
  type HeadingProps,
  DisclosureRow as KitDisclosureRow,
  Heading as KitHeading,
} from "@mortgage-kit/ui";
import { useHost } from "./Host.tsx";

interface PartHeadingProps extends HeadingProps {
  /** Level relative to the calculator's steps, which count as level 2. */
  level: 2 | 3;
}

/** Returns the heading level of the calculator's steps in the surrounding page. */
const useTopLevel = () => useHost().headingLevel ?? 2;

/** Renders a heading of a calculator, shifted to fit the surrounding page's heading levels. */
export function Heading({ level, ...rest }: PartHeadingProps) {
  return <KitHeading {...rest} level={(useTopLevel() + level - 2) as HeadingProps["level"]} />;
}

/** Renders a disclosure row below a result; its title has the heading level of the steps. */
export function DisclosureRow(props: Omit<DisclosureRowProps, "level">) {
  return <KitDisclosureRow {...props} level={useTopLevel()} />;
}
