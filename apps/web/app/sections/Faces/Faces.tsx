import type { Site } from "@mortgage-kit/content";
import { Stack, TextLink } from "@mortgage-kit/ui";
import { Portrait } from "../Portrait/Portrait.tsx";
import * as styles from "./Faces.css.ts";

/** Returns the team's faces; nothing if no member has a picture. Call it in a loader. */
export function facesOf({ home, team }: Site) {
  const text = home.page.team?.title;
  const faces = team.members.flatMap(({ image }) => image ?? []);
  return text && faces.length > 0 ? { text, faces } : undefined;
}

/** Renders a row of faces, which leads to the team's page. */
export function Faces({ text, faces }: NonNullable<ReturnType<typeof facesOf>>) {
  return (
    <Stack space="xs">
      <div className={styles.faces}>
        {faces.map((src) => (
          <Portrait key={src} src={src} alt="" size="face" />
        ))}
      </div>
      <TextLink href="/our-team" tone="strong">
        {text}
      </TextLink>
    </Stack>
  );
}
