import type { IconName } from "@mortgage-kit/content";
import * as icons from "@mortgage-kit/ui/icons";

/** Icons of the kit, of which the content names some. */
export const contentIcons: Readonly<Record<IconName, typeof icons.Anchor>> = icons;
