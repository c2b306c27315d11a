import * as styles from "./docs.css.ts";

const wordings = [
  ["Enter your income before tax", "Gross annual household income"],
  ["You would pay $2,638 a month", "Your estimated monthly obligation"],
  ["Renting costs less until year six", "Renting may be more favourable"],
  ["We call you back within 24 hours", "We look forward to connecting"],
] as const;

export function SayThis() {
  return (
    <dl className={styles.wordings}>
      {wordings.map(([preferred, avoided]) => (
        <div key={preferred} className={styles.wording}>
          <dt className={styles.preferred}>{preferred}</dt>
          <dd className={styles.avoided}>
            not: <s>{avoided}</s>
          </dd>
        </div>
      ))}
    </dl>
  );
}
