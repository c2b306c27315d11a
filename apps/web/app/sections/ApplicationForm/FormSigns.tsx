import { applicationSigns } from "@mortgage-kit/contracts";
import * as styles from "./ApplicationForm.css.ts";

/**
 * What tells a person from a program, without a question to anybody: a field that nobody sees, and,
 * for a page whose scripts do not run, a picture whose request notes when it was opened. Browsers
 * without scripts ask for lazy pictures too.
 */
export function FormSigns({ trapLabel }: { trapLabel: string }) {
  return (
    <>
      <div className={styles.trap} aria-hidden="true">
        <label>
          {trapLabel}
          <input name={applicationSigns.trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <noscript>
        <img src={applicationSigns.openedPath} alt="" width="1" height="1" loading="lazy" />
      </noscript>
    </>
  );
}

export interface FilledSigns {
  isTrapFilled: boolean;
}

export function readSigns(form: HTMLFormElement): FilledSigns {
  const trap = new FormData(form).get(applicationSigns.trapField);
  return { isTrapFilled: typeof trap === "string" && trap !== "" };
}
