import { defaultTokens, themeCss } from "@mortgage-kit/ui/tokens";

/**
 * Gives the page a custom theme without any compiler: the kit's, with another colour of buttons.
 */
export function wearBrand(): void {
  const { white } = defaultTokens.backgrounds;
  const tokens = {
    ...defaultTokens,
    backgrounds: { ...defaultTokens.backgrounds, white: { ...white, action: "#00503c" } },
  };
  const brand = document.createElement("style");
  brand.textContent = themeCss(tokens, ".brand");
  document.head.append(brand);
  document.documentElement.classList.add("brand");
}
