import { Button, defaultTheme, type LineChart } from "@simcoe/ui";
import { contourSvg } from "@simcoe/ui/art";
import { Printer } from "@simcoe/ui/icons";
import { LineChart as LoadedLater } from "@simcoe/ui/LineChart";
import { makeTheme } from "@simcoe/ui/makeTheme";
import { vars } from "@simcoe/ui/theme";
import { contrastPairs, defaultTokens, type Tokens, themeCss } from "@simcoe/ui/tokens";

const tokens: Tokens = { ...defaultTokens, radius: { small: 0, large: 0 } };
export const brand: string = themeCss(tokens, ".brand") + defaultTheme;
export const compiled: (tokens: Tokens) => string = makeTheme;
export const ratio: number | undefined = contrastPairs(tokens)[0]?.ratio;
export const link: string = vars.ground.link;
export const art: string = contourSvg("bay", { composition: "lake", width: 12, height: 6 });
export const icon = Printer;
export const same: typeof LineChart = LoadedLater;
export const button = (
  <Button tone="quiet" onClick={(event) => event.preventDefault()}>
    Call us
  </Button>
);
// @ts-expect-error The tones are few.
export const unknownTone = <Button tone="loud">Call us</Button>;
