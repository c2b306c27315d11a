import { ApplicationForm } from "../sections/ApplicationForm/ApplicationForm.tsx";
import { live } from "./live.tsx";

export const LiveApplicationForm = live("application", ApplicationForm);
