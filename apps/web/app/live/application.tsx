import { FrenchKitWords } from "@mortgage-kit/ui/words/fr";
import { ApplicationForm } from "../sections/ApplicationForm/ApplicationForm.tsx";
import type { ApplicationFormProps } from "../sections/ApplicationForm/applicationFormData.ts";
import { live } from "./live.tsx";

export const LiveApplicationForm = live("application", ApplicationInItsLanguage);

function ApplicationInItsLanguage(props: ApplicationFormProps) {
  const form = <ApplicationForm {...props} />;
  return props.consent.language === "fr-CA" ? <FrenchKitWords>{form}</FrenchKitWords> : form;
}
