import { brokerageSource } from "../folder/brokerageSource.ts";
import { chosenFolder } from "../folder/chosenFolder.ts";
import { FolderError } from "../folder/FolderError.ts";
import { locateErrors } from "../folder/locateErrors.ts";
import { allowedInWords, wrongValues } from "../folder/wrongValues.ts";
import { type Brokerage, brokerageSchema } from "./brokerageSchema.ts";

/** Validated brokerage of the chosen folder. */
export const brokerage: Brokerage = await checked();

async function checked(): Promise<Brokerage> {
  const result = brokerageSchema.safeParse(brokerageSource, { error: allowedInWords });
  if (result.success) return result.data;
  const error = new FolderError(wrongValues(brokerageSource, result.error.issues));
  throw await locateErrors(error, brokerageSource, chosenFolder, "brokerage.ts");
}
