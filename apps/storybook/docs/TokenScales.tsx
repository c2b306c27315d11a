import { Heading, Text } from "@mortgage-kit/ui";
import { media } from "@mortgage-kit/ui/theme";
import type { Tokens, TypeSize } from "@mortgage-kit/ui/tokens";
import type { ReactNode } from "react";
import { useTokens } from "../.storybook/ThemedDocs.tsx";
import * as styles from "./docs.css.ts";

function Scale({ samples }: { samples: readonly (readonly [label: string, sample: ReactNode])[] }) {
  return (
    <div className={styles.bars}>
      {samples.map(([label, sample]) => (
        <div key={label}>
          <p className={styles.sampleName}>{label}</p>
          {sample}
        </div>
      ))}
    </div>
  );
}

const bar = (width: number) => (
  <svg width={Math.max(width, 1)} height="12" aria-hidden="true">
    <rect className={styles.bar} width="100%" height="12" />
  </svg>
);

export function SpaceScale() {
  const space = Object.entries(useTokens().space);
  return <Scale samples={space.map(([name, px]) => [`${name}, ${px} px`, bar(px * 4)])} />;
}

export function CornerScale() {
  const { radius } = useTokens();
  const corner = (name: "small" | "large") =>
    [`${name}, ${radius[name]} px`, <div key={name} className={styles.corner[name]} />] as const;
  return <Scale samples={[corner("small"), corner("large")]} />;
}

/** Renders a shape for each duration, which moves while the pointer is on it or it has the focus. */
export function MotionScale() {
  const { motion } = useTokens();
  const moving = (name: "quick" | "calm") =>
    [
      `${name}, ${motion[name]} ms`,
      <button key={name} type="button" className={styles.moving[name]}>
        Point here
      </button>,
    ] as const;
  return <Scale samples={[moving("quick"), moving("calm")]} />;
}

const rootFontSize = 16;

/** Renders the width from which each layout applies, at a quarter of its size. */
export function BreakpointScale() {
  const samples = (["tablet", "desktop", "wide"] as const).map((name) => {
    const em = Number(/([\d.]+)em/.exec(media[name])?.[1]);
    const px = em * rootFontSize;
    return [`${name}: from ${em} em, ${px} px at the usual text size`, bar(px / 4)] as const;
  });
  return <Scale samples={samples} />;
}

const headings = ["display", "title", "heading", "subheading"] as const;
const texts = ["lead", "body", "small", "tiny"] as const;

function sizeOf(name: TypeSize, type: Tokens["type"]): string {
  const { min, max } = type[name];
  return min === max ? `${name}, ${min} px` : `${name}, ${min} to ${max} px`;
}

export function TypeScale() {
  const { type } = useTokens();
  const samples = [
    ...headings.map((size) => {
      const sample = (
        <Heading key={size} level={3} size={size}>
          What would it cost to close?
        </Heading>
      );
      return [sizeOf(size, type), sample] as const;
    }),
    ...texts.map((size) => {
      const sample = (
        <Text key={size} size={size}>
          Two questions, a full breakdown. Nothing that you enter leaves your browser.
        </Text>
      );
      return [sizeOf(size, type), sample] as const;
    }),
  ];
  return <Scale samples={samples} />;
}
