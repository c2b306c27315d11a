import { expect, test } from "vitest";
import { showMissing } from "./showMissing.ts";

test("A form says at each field what is missing, and is sent once nothing is", () => {
  document.body.innerHTML = `<form>
    <input id="a" name="name" required data-missing="Enter your name."><p id="a-warning"></p>
    <input id="b" name="terms" type="checkbox" required data-missing="Please agree.">
    <p id="terms" data-message="terms"></p></form>`;
  const form = document.querySelector("form") as HTMLFormElement;
  const [name, terms] = form.querySelectorAll("input");
  showMissing(form);
  const send = () => {
    const event = new Event("submit", { cancelable: true });
    form.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  const messages = () => [...form.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(send()).toBe(false);
  expect(messages()).toEqual(["Enter your name.", "Please agree."]);
  expect(document.activeElement).toBe(name);
  expect(name?.getAttribute("aria-describedby")).toBe("a-warning");
  if (name) name.value = "Kim";
  name?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(messages()).toEqual(["", "Please agree."]);
  expect(name?.hasAttribute("aria-invalid")).toBe(false);
  if (terms) terms.checked = true;
  expect(send()).toBe(true);
});
