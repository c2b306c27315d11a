import { TextField } from "@mortgage-kit/ui";
import * as styles from "./EmbedBuilder.css.ts";

interface ColourFieldProps {
  label: string;
  /** Accessible name of the colour picker. */
  pickLabel: string;
  value: string;
  /** Chosen colour as `#rrggbb`, or the default colour. */
  hex: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Renders a field for a colour, typed in any CSS notation or picked. */
export function ColourField({ label, pickLabel, value, hex, error, onChange }: ColourFieldProps) {
  return (
    <div className={styles.colour}>
      <TextField
        {...{ label, error, value, onChange }}
        placeholder={hex}
        autoComplete="off"
        spellCheck={false}
      />
      <input
        className={styles.swatch}
        type="color"
        aria-label={pickLabel}
        value={hex}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
