import * as styles from "./DataTable.css.ts";

export interface DataColumn {
  label: string;
  kind?: "text" | "figure";
}
export interface DataRow {
  cells: readonly string[];
  emphasis?: "none" | "total";
}

export interface DataTableProps {
  /** Names the table. */
  caption: string;
  /** `spoken` hides the caption from the eye, where a heading above says the same. */
  captionShown?: "written" | "spoken";
  /** The first column names its row. */
  columns: readonly DataColumn[];
  /** Cells of each row, in the order of the columns. */
  rows: readonly DataRow[];
  /** Layout on narrow screens: `stack` the cells of a row, the default from three columns, or `keep` slim columns. */
  narrow?: "stack" | "keep";
}

/** Renders figures to compare; where columns are too wide, rows become labelled blocks. */
export function DataTable({
  caption,
  captionShown = "written",
  columns,
  rows,
  narrow = columns.length > 2 ? "stack" : "keep",
}: DataTableProps) {
  const kindOf = (column: number) => columns[column]?.kind ?? "text";
  const look = (column: number) => styles.kind[kindOf(column)];
  // Safari takes the roles from a table that is laid out as blocks; on any other they are an error.
  const role = (name: string) => (narrow === "stack" ? name : undefined);
  return (
    <div className={styles.room[narrow]}>
      <table role={role("table")} className={styles.table}>
        <caption className={styles.caption[captionShown]}>{caption}</caption>
        <thead role={role("rowgroup")} className={styles.head}>
          <tr role={role("row")}>
            {columns.map(({ label }, column) => (
              <th
                key={label}
                role={role("columnheader")}
                scope="col"
                className={`${styles.label} ${look(column)}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role("rowgroup")} className={styles.body}>
          {rows.map(({ cells: [name, ...figures], emphasis = "none" }, at) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may hold the same figures
              key={at}
              role={role("row")}
              className={`${styles.row} ${styles.emphasis[emphasis]}`}
            >
              <th role={role("rowheader")} scope="row" className={`${styles.name} ${look(0)}`}>
                {name}
              </th>
              {figures.map((figure, index) => (
                <td
                  key={columns[index + 1]?.label}
                  role={role("cell")}
                  className={`${styles.cell} ${look(index + 1)}`}
                >
                  <span className={styles.cellLabel} aria-hidden="true">
                    {columns[index + 1]?.label}
                  </span>
                  <span className={styles.cellValue[kindOf(index + 1)]}>{figure}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
