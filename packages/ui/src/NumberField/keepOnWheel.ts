/**
 * Browsers let the wheel step a focused number. For the length of the event the field is read-only,
 * which leaves the figure alone and lets the page scroll; focus stays where it is.
 */
export function keepOnWheel({ currentTarget: input }: React.WheelEvent<HTMLInputElement>): void {
  if (input.readOnly) return;
  input.readOnly = true;
  setTimeout(() => {
    input.readOnly = false;
  });
}
