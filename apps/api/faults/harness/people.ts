/** Made-up applicants whose names are looked for in every log afterwards. */
export const tellTale = /Quillfeather|Zyx-?Applicant|@applicant\.example/i;

// biome-ignore lint/style/useConsistentTypeDefinitions: an interface is no record of texts, as which this is passed.
export type Application = {
  firstName: string;
  lastName: string;
  phoneOrEmail: string;
  agreedToTerms: string;
};

export function applicant(mark: string): Application {
  return {
    firstName: "Zyx-Applicant",
    lastName: "Quillfeather",
    phoneOrEmail: `${mark}@applicant.example`,
    agreedToTerms: "true",
  };
}
