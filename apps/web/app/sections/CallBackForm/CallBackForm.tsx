import { officeOf, profilePath } from "@mortgage-kit/content";
import { callOptions, zoneText } from "@mortgage-kit/content/office";
import { fill, type SiteWords } from "@mortgage-kit/content/words";
import {
  consentFor,
  contactLimits,
  detailPaths,
  formAction,
  termsConsents,
} from "@mortgage-kit/contracts";
import { Button, Checkbox, TextField } from "@mortgage-kit/ui";
import { documentNames, documentPath } from "../../documents.ts";
import { localPath } from "../../navigation/localPath.ts";
import type { RenderedSite } from "../../site.ts";
import { ConsentLabel } from "../FormFields/ConsentLabel.tsx";
import { Honeypot } from "../FormFields/SpamSignalFields.tsx";
import { languageNames } from "../TeamGrid/TeamGrid.tsx";
import * as styles from "./CallBackForm.css.ts";
import { type DetailField, DetailFields } from "./DetailFields.tsx";

/** Returns the team, beginning with those who speak the site's language. */
export const speakersFirst = ({ language, team }: RenderedSite) =>
  team.members.toSorted(
    (one, other) =>
      Number(other.languages.includes(language)) - Number(one.languages.includes(language)),
  );

/** Adds the title to each name, as regulators require, and languages beyond the site's. */
export const titledAgents = (site: RenderedSite) => [
  { value: "", label: site.words.callBack.anyAgent, path: "" },
  ...speakersFirst(site).map((member) => {
    const { language } = site;
    const value = `${member.name}, ${member.level}`;
    const others = member.languages.some((one) => one !== language);
    return {
      value,
      label: others ? `${value}, ${languageNames(member, language)}` : value,
      path: localPath(site, profilePath(member)),
    };
  }),
];

/** Returns the office's hours for the choice of when to be called, with the words for it. */
export function callChoices({ brokerage, language, words }: RenderedSite) {
  const office = officeOf(brokerage);
  const { callSoon: soon } = words.callBack;
  const zone = zoneText(office, language);
  return { office, language, soon, zone, options: callOptions(office, { language, soon }) };
}

/** Returns the content of the call-back form. Call it in the loader of a page with that form. */
export function callBackData(site: RenderedSite) {
  const { claims, documents, phone, email } = site.brokerage;
  const { text, ...words } = site.words.callBack;
  return {
    form: {
      words: { ...words, text: fill(text, { responseTime: claims.responseTime }) },
      action: formAction(detailPaths.callBack, site.language),
      consent: consentFor(documents, site.language),
      refusal: termsConsents[site.language].refusal,
      placeholders: documentNames.map((name) => localPath(site, documentPath(name))),
      agents: titledAgents(site),
      calls: callChoices(site),
    },
    phone,
    email,
  };
}

type CallBackFormProps = ReturnType<typeof callBackData>["form"] & {
  fields: readonly DetailField[];
  /** True in a frame: the answer replaces the page around it, and documents open in a new tab. */
  isFramed?: boolean;
};

const contactFields = [
  { name: "name", autoComplete: "name", autoCapitalize: "words" },
  { name: "phoneOrEmail", autoComplete: "email", inputMode: "email", autoCapitalize: "none" },
] as const;

/** Posts a plain form. Without the page's script, the browser says what is missing. */
export function CallBackForm(props: CallBackFormProps) {
  const { words, action, consent, fields, agents, calls, isFramed = false } = props;
  const { options: _, ...later } = calls;
  const profiles = agents.map(({ value, path }) => ({ value, path }));
  return (
    // The server's consent record is read from the application's page, which shows the same.
    <form
      className={isFramed ? styles.framed : styles.form}
      method="post"
      action={action}
      target={isFramed ? "_top" : undefined}
      data-call-back={JSON.stringify({ ...later, profiles })}
      data-consent={JSON.stringify(consent)}
    >
      {contactFields.map((field) => (
        <TextField
          key={field.name}
          label={words.fields[field.name]}
          warning={null}
          data-missing={words.missing[field.name]}
          maxLength={contactLimits[field.name]}
          required
          {...field}
        />
      ))}
      <DetailFields
        words={words}
        fields={fields}
        agents={agents}
        calls={calls}
        chosen={{ language: calls.language }}
      />
      {!isFramed && <ResultLines words={words.result} />}
      <input type="hidden" name="origin" />
      <Honeypot label={words.fields.honeypot} />
      <Consent {...props} />
      <div className={styles.send}>
        <Button type="submit" width="full">
          {words.submit}
        </Button>
        {/* The request for this image tells the server when the form was viewed, without a script. */}
        <img src={detailPaths.callBackOpened} alt="" width="1" height="1" loading="lazy" />
      </div>
    </form>
  );
}

function Consent({ consent, refusal, placeholders, isFramed = false }: CallBackFormProps) {
  return (
    <>
      <Checkbox
        name="agreedToTerms"
        value="true"
        label={<ConsentLabel {...consent} placeholders={placeholders} newTab={isFramed} />}
        data-missing={refusal}
        required
      />
      <p className={styles.missing} id="missing-terms" role="status" data-message="agreedToTerms" />
    </>
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
