import { defaultTokens, themeCss } from "@mortgage-kit/ui/tokens";

/** Applies a custom theme at run time: the kit's default with another action colour. */
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
