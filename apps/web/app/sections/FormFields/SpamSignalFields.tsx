import { spamSignals } from "@mortgage-kit/contracts";
import * as styles from "./SpamSignalFields.css.ts";

/**
 * Asks visitors for nothing. Without scripts, the request for a tiny image tells the server when
 * the form was opened: browsers with scripts disabled request lazy images at once.
 */
export function SpamSignalFields({ honeypotLabel }: { honeypotLabel: string }) {
  return (
    <>
      <Honeypot label={honeypotLabel} />
      <noscript>
        <img src={spamSignals.openedPath} alt="" width="1" height="1" loading="lazy" />
      </noscript>
    </>
  );
}

/** Renders the honeypot: a field that visitors do not see and simple bots fill. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        <span>{label}</span>
        <input name={spamSignals.honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(spamSignals.honeypotField));
}
