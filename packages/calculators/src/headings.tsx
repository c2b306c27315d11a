import {
  DisclosureRow,
  type DisclosureRowProps,
  Heading,
  type HeadingProps,
  Stack,
} from "@mortgage-kit/ui";
import type { ReactNode } from "react";
import { useHost } from "./Host.tsx";

interface PartHeadingProps extends HeadingProps {
  /** Level relative to the calculator's steps, which count as level 2. */
  level: 2 | 3;
}

const useTopLevel = () => useHost().headingLevel ?? 2;

/** Renders a heading of a calculator, shifted to fit the surrounding page's heading levels. */
export function PartHeading({ level, ...rest }: PartHeadingProps) {
  return <Heading {...rest} level={(useTopLevel() + level - 2) as HeadingProps["level"]} />;
}

interface TitledPartProps {
  title: string;
  space?: "xs" | "s" | "m";
  children: ReactNode;
}

export function TitledPart({ title, space = "s", children }: TitledPartProps) {
  return (
    <Stack space={space}>
      <PartHeading level={3} size="subheading">
        {title}
      </PartHeading>
      {children}
    </Stack>
  );
}

export function ResultRow(props: Omit<DisclosureRowProps, "level">) {
  return <DisclosureRow {...props} level={useTopLevel()} />;
}
