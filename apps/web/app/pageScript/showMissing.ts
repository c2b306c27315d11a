type Field = HTMLInputElement | HTMLSelectElement;

/** Says at each required field what is missing, in place of the browser's bubble at the first one. */
export function showMissing(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<Field>("[data-missing]")];
  // Required fields still match `:invalid`; only the browser's own messages are left out.
  form.noValidate = true;
  const tell = (field: Field, message: string) => {
    const place =
      form.querySelector(`[data-message="${field.name}"]`) ??
      form.ownerDocument.getElementById(`${field.id}-warning`);
    if (!place) return;
    place.textContent = message;
    field.toggleAttribute("aria-invalid", false);
    if (message) field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", place.id);
  };
  form.addEventListener("submit", (event) => {
    for (const field of fields) {
      tell(field, field.checkValidity() ? "" : (field.dataset.missing ?? ""));
    }
    const [first] = fields.filter((field) => !field.checkValidity());
    if (!first) return;
    event.preventDefault();
    first.focus();
  });
  form.addEventListener("input", ({ target }) => {
    const field = fields.find((one) => one === target);
    if (field?.checkValidity()) tell(field, "");
  });
}
