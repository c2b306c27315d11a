import { useKitWords } from "../KitWords/KitWords.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export const newTabProps = { target: "_blank", rel: "noopener" } as const;

export function NewTabHint() {
  return <VisuallyHidden> {useKitWords().opensInNewTab}</VisuallyHidden>;
}
