/** Matches the made-up applicants' data, which no log or response may contain. */
export const tellTale = /Quillfeather|Zyx-?Applicant|@applicant\.example/i;

// biome-ignore lint/style/useConsistentTypeDefinitions: no interface is assignable to a record of strings.
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
