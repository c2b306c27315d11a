import { Button, defaultTheme, type LineChart } from "@mortgage-kit/ui";
import { contourSvg } from "@mortgage-kit/ui/art";
import { Printer } from "@mortgage-kit/ui/icons";
import { LineChart as LoadedLater } from "@mortgage-kit/ui/LineChart";
import { makeTheme } from "@mortgage-kit/ui/makeTheme";
import { vars } from "@mortgage-kit/ui/theme";
import {
  contrastPairs,
  defaultTokens,
  designTokens,
  type Tokens,
  themeCss,
  themeFrom,
} from "@mortgage-kit/ui/tokens";
import "@mortgage-kit/ui/styles.css";
import "@mortgage-kit/ui/Button.css";

const tokens: Tokens = { ...defaultTokens, radius: { small: 0, large: 0 } };
export const brand: string = themeCss(tokens, ".brand") + defaultTheme;
export const rebrand: string = themeCss(themeFrom({ action: "#b3362b", main: "#1d4f91" }));
export const forDesigners: object = designTokens(tokens);
export const compiled: (tokens: Tokens) => string = makeTheme;
export const ratio: number | undefined = contrastPairs(tokens)[0]?.ratio;
export const link: string = vars.background.link;
export const art: string = contourSvg("bay", { composition: "lake", width: 12, height: 6 });
export const icon = Printer;
export const same: typeof LineChart = LoadedLater;
export const button = (
  <Button tone="quiet" onClick={(event) => event.preventDefault()}>
    Call us
  </Button>
);
// @ts-expect-error There is no tone of this name.
export const unknownTone = <Button tone="loud">Call us</Button>;
