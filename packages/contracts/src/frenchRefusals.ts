import { contactLimits } from "./contactField.ts";
import { emailLimit } from "./renewalReminder.ts";
import { termsConsents } from "./termsConsent.ts";

const needed = (what: string, limit: number) =>
  `${what} : entre 1 et ${limit} caractères sont nécessaires.`;

/** For the fields that people fill. In English, each field's schema says what is wrong. */
export const frenchRefusals: Readonly<Record<string, string>> = {
  firstName: needed("Prénom", contactLimits.firstName),
  lastName: needed("Nom de famille", contactLimits.lastName),
  name: needed("Nom", contactLimits.name),
  phoneOrEmail: needed("Téléphone ou courriel", contactLimits.phoneOrEmail),
  agreedToTerms: termsConsents.fr.refusal,
  email: `Votre adresse courriel est nécessaire en entier, comme nom@exemple.com, en ${emailLimit} caractères au plus.`,
  renewalMonth: "Choisissez le mois du renouvellement.",
  renewalYear: "L’année doit avoir quatre chiffres, comme 2028.",
  agreedToReminder:
    "Cochez la case si vous acceptez de recevoir le courriel : sans votre accord, rien ne peut être envoyé.",
};
