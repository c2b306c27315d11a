import { spamSignals } from "@mortgage-kit/contracts";
import * as styles from "./ApplicationForm.css.ts";

/**
 * Renders the form's bot detection, which asks visitors nothing: a honeypot field, and, for a page
 * whose scripts do not run, a hidden picture whose request records the time at which the form was
 * opened. Browsers without scripts request lazy pictures too.
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

/** Renders a field that visitors do not see and simple bots fill. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {label}
        <input name={spamSignals.honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Returns true if the honeypot of a form was filled. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(spamSignals.honeypotField));
}
