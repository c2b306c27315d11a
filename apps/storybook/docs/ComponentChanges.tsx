import * as kit from "@mortgage-kit/ui";
import { Fragment } from "react";
import { changesOf } from "./changesOf.ts";
import * as styles from "./docs.css.ts";

const changesets = import.meta.glob<string>("../../../.changeset/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const changelogs = import.meta.glob<string>("../../../packages/{ui,calculators}/CHANGELOG.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const components = [...Object.keys(kit), "Calculator"].filter((name) => /^[A-Z]/.test(name));

export function ComponentChanges() {
  const texts = [...Object.values(changesets), ...Object.values(changelogs)];
  return (
    <dl className={styles.changes}>
      {[...changesOf(texts, components)].map(([name, changes]) => (
        <div key={name}>
          <dt className={styles.componentName}>{name}</dt>
          {changes.map((change) => (
            <dd key={change}>
              {change.split("`").map((part, index) => (
                // Every second part stood between backticks.
                <Fragment key={index}>{index % 2 === 0 ? part : <code>{part}</code>}</Fragment>
              ))}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
