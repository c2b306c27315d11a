/** Formats a time for staff, in the time zone of the office. */
export const torontoTime = new Intl.DateTimeFormat("en-CA", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "America/Toronto",
});
