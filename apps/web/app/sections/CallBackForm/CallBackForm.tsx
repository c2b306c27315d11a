import type { SiteWords } from "@mortgage-kit/content/words";
import { type ConsentRecord, contactLimits, detailPaths } from "@mortgage-kit/contracts";
import { Button, Checkbox, TextField } from "@mortgage-kit/ui";
import { ConsentLabel } from "../ApplicationForm/ConsentLabel.tsx";
import { Honeypot } from "../ApplicationForm/SpamSignalFields.tsx";
import * as styles from "./CallBackForm.css.ts";
import type { AgentChoice } from "./callBackData.ts";
import { type DetailField, DetailFields } from "./DetailFields.tsx";

export interface CallBackFormProps {
  words: SiteWords["callBack"];
  action: string;
  /** Consent record that is stored with each request. */
  consent: ConsentRecord;
  /** Message at terms that are not agreed to. */
  refusal: string;
  /** Paths of the placeholder pages of documents that have no address yet. */
  placeholders: readonly string[];
  fields: readonly DetailField[];
  agents: readonly AgentChoice[];
  /** True in a frame: the answer replaces the page around it, and documents open in a new tab. */
  isFramed?: boolean;
}

/**
 * Renders a form for a person who wants to be called. It is always a plain form post. The page's script
 * says at each field what is missing, which without it the browser does, and offers the lines of a
 * result that the address brings.
 */
export function CallBackForm(props: CallBackFormProps) {
  const { words, action, consent, refusal, placeholders, fields, agents, isFramed = false } = props;
  return (
    // The server's consent record is read from the application's page, which shows the same.
    <form
      className={isFramed ? styles.framed : styles.form}
      method="post"
      action={action}
      target={isFramed ? "_top" : undefined}
      data-call-back=""
      data-consent={JSON.stringify(consent)}
    >
      <TextField
        name="name"
        label={words.fields.name}
        warning={null}
        data-missing={words.missing.name}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={contactLimits.name}
        required
      />
      <TextField
        name="phoneOrEmail"
        label={words.fields.phoneOrEmail}
        warning={null}
        data-missing={words.missing.phoneOrEmail}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        maxLength={contactLimits.phoneOrEmail}
        required
      />
      <DetailFields words={words} fields={fields} agents={agents} />
      {!isFramed && <ResultLines words={words.result} />}
      <input type="hidden" name="origin" />
      <Honeypot label={words.fields.honeypot} />
      <Checkbox
        name="agreedToTerms"
        value="true"
        label={<ConsentLabel {...consent} placeholders={placeholders} newTab={isFramed} />}
        data-missing={refusal}
        required
      />
      <p className={styles.missing} id="missing-terms" role="status" data-message="agreedToTerms" />
      <Button type="submit" width="full">
        {words.submit}
      </Button>
      {/* The request for this image tells the server when the form was viewed, without a script. */}
      <img src={detailPaths.callBackOpened} alt="" width="1" height="1" loading="lazy" />
    </form>
  );
}

/** Renders the hidden part that the page's script shows and fills if the address brings a result. */
function ResultLines({ words }: { words: SiteWords["callBack"]["result"] }) {
  return (
    <div hidden data-result="">
      <Checkbox label={words.legend} hint={words.hint} />
      <fieldset className={styles.lines} disabled>
        <legend className={styles.legend} />
        <Checkbox name="resultLines" label="" />
      </fieldset>
      <input type="hidden" name="resultTitle" />
      <input type="hidden" name="resultDay" />
    </div>
  );
}
