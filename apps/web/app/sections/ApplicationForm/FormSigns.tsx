import { applicationSigns } from "@mortgage-kit/contracts";
import * as styles from "./ApplicationForm.css.ts";

/**
 * Renders the form's bot detection, which asks visitors nothing: a honeypot field, and, for a page
 * whose scripts do not run, a hidden picture whose request records the time at which the form was
 * opened. Browsers without scripts request lazy pictures too.
 */
export function FormSigns({ trapLabel }: { trapLabel: string }) {
  return (
    <>
      <FormTrap label={trapLabel} />
      <noscript>
        <img src={applicationSigns.openedPath} alt="" width="1" height="1" loading="lazy" />
      </noscript>
    </>
  );
}

/** A field that nobody sees and simple programs fill. */
export function FormTrap({ label }: { label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {label}
        <input name={applicationSigns.honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export interface FilledSigns {
  isTrapFilled: boolean;
}

export function readSigns(form: HTMLFormElement): FilledSigns {
  const trap = new FormData(form).get(applicationSigns.honeypotField);
  return { isTrapFilled: typeof trap === "string" && trap !== "" };
}
