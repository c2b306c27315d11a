import type { LabelSide, SheetPoint } from "@mortgage-kit/ui/art";
import { backgrounds } from "@mortgage-kit/ui/theme";
import * as styles from "./ChartSheet.css.ts";

/** A label on a sheet at a point, given as shares of the sheet's width and height. */
export interface SheetMark {
  x: number;
  y: number;
  side: LabelSide;
  lines: readonly { text: string; look: keyof typeof styles.line }[];
  /** Point drawn at the place: a town, the brokerage's own town, a person, or none. */
  point?: "town" | "own" | SheetPortrait;
  href?: string;
}

interface SheetPortrait {
  picture: { photo: string } | { symbol: string };
  size: number;
}

export type SheetCourse = Record<"from" | "to", SheetPoint>;

export interface ChartSheetProps {
  /** File written at build time by `sheetSvg`. */
  src: string;
  /** Pixels of the drawing, which reserve its place while it loads. */
  width: number;
  /** Pixels of the drawing; with the width, its proportions on the page. */
  height: number;
  /** Name of the list of marks, for assistive technology. */
  label: string;
  /** Marks that say something: screen readers read them as a list. */
  marks: readonly SheetMark[];
  /** Names of towns, which only help sighted readers. */
  names?: readonly SheetMark[];
  /** Lines from a place to a mark that has no room there. */
  courses?: readonly SheetCourse[];
}

const share = (value: number) => `${Math.round(value * 1000) / 10}%`;

/** Scales the drawing with the sheet but not the text, so that it stays legible on a phone. */
export function ChartSheet(props: ChartSheetProps) {
  const { src, width, height, label, marks, names = [], courses = [] } = props;
  return (
    // A sheet is paper of the land's colours on any background.
    <div className={`${backgrounds.land} ${styles.sheet}`}>
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <use href={`${src}#sheet`} />
      </svg>
      <svg className={styles.labels} aria-hidden="true">
        {courses.map(({ from, to }) => (
          <line
            key={`${from.x} ${from.y}`}
            className={styles.course}
            x1={share(from.x)}
            y1={share(from.y)}
            x2={share(to.x)}
            y2={share(to.y)}
          />
        ))}
        {names.map((mark) => (
          <Mark key={`${mark.x} ${mark.y}`} {...mark} />
        ))}
      </svg>
      {marks.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a drawing has no lists of its own.
        <svg className={styles.labels} role="list" aria-label={label}>
          {marks.map((mark) => (
            // biome-ignore lint/a11y/useSemanticElements: nor list items.
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group is not interactive.
            <g key={`${mark.x} ${mark.y}`} role="listitem">
              {mark.href ? (
                <a href={mark.href} aria-label={mark.lines.map(({ text }) => text).join(" ")}>
                  <Mark {...mark} />
                </a>
              ) : (
                <Mark {...mark} />
              )}
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}

/** Height of each look's line in rem on a roomy sheet. */
const lineHeights = { town: 1.17, note: 1.08, depth: 0.75 } as const;
const gap = 9;

function Mark({ x, y, side, lines, point }: SheetMark) {
  const heights = lines.map(({ look }) => lineHeights[look]);
  const tall = heights.reduce((sum, height) => sum + height, 0);
  const above = { on: tall / 2, right: tall / 2, left: tall / 2, below: 0, above: tall }[side];
  const reach = (typeof point === "object" ? point.size / 2 - 4 : 0) + gap;
  const dx = { on: 0, below: 0, above: 0, right: reach, left: -reach }[side];
  const dy = { on: 0, right: 0, left: 0, below: reach, above: -reach }[side];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its text is its content.
    <svg className={styles.mark} x={share(x)} y={share(y)}>
      {point && <Point point={point} />}
      <text
        className={
          typeof point === "object"
            ? `${styles.anchor[side]} ${styles.beside}`
            : styles.anchor[side]
        }
        y={dy || undefined}
      >
        {lines.map(({ text, look }, index) => (
          <tspan
            key={text}
            className={styles.line[look]}
            x={dx}
            dy={`${round(index === 0 ? (heights[0] ?? 0) * 0.78 - above : (heights[index] ?? 0))}rem`}
          >
            {/* The space keeps the words of two lines apart for assistive technology. */}
            {index === 0 ? text : ` ${text}`}
          </tspan>
        ))}
      </text>
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

function Point({ point }: { point: NonNullable<SheetMark["point"]> }) {
  if (point === "town") return <circle className={styles.town} r="3.5" />;
  if (point === "own") {
    return (
      <>
        <circle className={styles.own} r="4.5" />
        <circle className={styles.ownRing} r="8.5" />
      </>
    );
  }
  const { picture, size } = point;
  const box = { x: -size / 2, y: -size / 2, width: size, height: size };
  return (
    <g className={styles.portrait}>
      {"symbol" in picture ? (
        <use href={picture.symbol} {...box} />
      ) : (
        <image href={picture.photo} preserveAspectRatio="xMidYMid slice" {...box} />
      )}
    </g>
  );
}
