import { useEffect, useState } from "react";
import * as styles from "./docs.css.ts";

interface Entry {
  id: string;
  title: string;
  type: "docs" | "story";
  tags?: string[];
}
interface Component {
  title: string;
  path: string;
  status: string;
}

const statuses = ["beta", "stable"];

/** Groups whose stories are about several components. */
const notComponents = /^(Brand studio|Calculators|Foundations|Patterns)\//;

/** Returns the components that have stories, in the order of Storybook's index. */
function componentsIn(entries: readonly Entry[]): readonly Component[] {
  return [...Map.groupBy(entries, ({ title }) => title)].flatMap(([title, all]) => {
    const stories = all.filter(({ type }) => type === "story");
    const page = all.find(({ type }) => type === "docs") ?? stories[0];
    const status = statuses.find((name) => all.some(({ tags }) => tags?.includes(name)));
    return stories.length && page && status && !notComponents.test(title)
      ? [{ title, path: `/${page.type}/${page.id}`, status }]
      : [];
  });
}

export function ComponentStatus() {
  const [components, setComponents] = useState<readonly Component[]>([]);
  useEffect(() => {
    fetch("./index.json")
      .then((response) => response.json())
      .then(({ entries }: { entries: Record<string, Entry> }) =>
        setComponents(componentsIn(Object.values(entries))),
      );
  }, []);
  return (
    <table className={styles.statuses}>
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">Group</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {components.map(({ title, path, status }) => (
          <tr key={title}>
            <th scope="row" className={styles.componentName}>
              <a className={styles.statusLink} href={`./?path=${path}`} target="_parent">
                {title.split("/").at(-1)}
              </a>
            </th>
            <td>{title.split("/").slice(0, -1).join(", ")}</td>
            <td>{status}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
