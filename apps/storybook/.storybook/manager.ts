import { addons } from "storybook/manager-api";
import { chartTheme } from "./chartTheme.ts";

addons.setConfig({ theme: chartTheme });
