import { backgrounds } from "@mortgage-kit/ui/theme";
import * as styles from "./RegionMap.css.ts";

/** A person's name at a place, given in percent of the map's width and height. */
interface PersonPlace {
  x: number;
  y: number;
  /** Side of the place on which the name stands. */
  side: keyof typeof styles.person;
  name: string;
  town?: string | undefined;
  href?: string | undefined;
}

export interface RegionMapProps {
  /** Drawing with the symbols `map` and `names`. */
  src: string;
  /** Units of the drawing; with the height, its proportions on the page. */
  width: number;
  height: number;
  /** Says what the map shows. */
  label: string;
  people: readonly PersonPlace[];
}

/** Scales the drawing with the page but not its text, so that it stays legible on a phone. */
export function RegionMap({ src, width, height, label, people }: RegionMapProps) {
  return (
    // A map is paper of the land's colours on any background.
    <div className={`${backgrounds.land} ${styles.map}`}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
      >
        <use href={`${src}#map`} />
      </svg>
      <svg className={styles.names} aria-hidden="true">
        <use href={`${src}#names`} width="100%" height="100%" />
      </svg>
      {people.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a drawing has no lists of its own.
        <svg className={styles.names} role="list">
          {people.map((person) => (
            // biome-ignore lint/a11y/useSemanticElements: nor list items.
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group is not interactive.
            <g key={person.name} role="listitem">
              {person.href ? (
                <a href={person.href} aria-label={[person.name, person.town].join(" ")}>
                  <Person {...person} />
                </a>
              ) : (
                <Person {...person} />
              )}
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}

function Person({ x, y, side, name, town }: PersonPlace) {
  const away = side === "right" ? 12 : -12;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its text is its content.
    <svg className={styles.place} x={`${x}%`} y={`${y}%`}>
      <circle className={styles.point} r="5" />
      <text className={styles.person[side]}>
        <tspan className={styles.personName} x={away} dy={town ? "-.1em" : ".35em"}>
          {name}
        </tspan>
        {town && (
          <>
            {/* The space parts the words of the link's name. With a place of its own, it moves neither. */}
            <tspan x="0"> </tspan>
            <tspan x={away} dy="1.2em">
              {town}
            </tspan>
          </>
        )}
      </text>
    </svg>
  );
}
