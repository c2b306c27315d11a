import { defaultTokens } from "@mortgage-kit/ui/tokens";
import { create } from "storybook/theming";

const { white, shallow } = defaultTokens.backgrounds;

/** Theme of Storybook's own pages with the kit's colours and fonts. */
export const chartTheme = create({
  base: "light",
  brandTitle: "Look and calculators",
  brandTarget: "_self",
  fontBase: defaultTokens.font.body,
  colorPrimary: white.action,
  colorSecondary: white.link,
  appBg: shallow.surface,
  appContentBg: white.surface,
  appPreviewBg: white.surface,
  appBorderColor: white.rule,
  appBorderRadius: defaultTokens.radius.small,
  textColor: white.text,
  textMutedColor: white.soft,
  barTextColor: white.soft,
  barSelectedColor: white.link,
  barHoverColor: white.linkHover,
  inputBorderRadius: defaultTokens.radius.small,
});
