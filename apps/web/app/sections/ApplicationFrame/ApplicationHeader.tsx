import { Inline, Text } from "@simcoe/ui";
import { Logo } from "../SiteHeader/Logo.tsx";
import * as styles from "./ApplicationFrame.css.ts";

/** The application's own header. LOGIN and EN are shown as the portal has them and do nothing here. */
export function ApplicationHeader({ login, language }: { login: string; language: string }) {
  return (
    <header className={styles.header}>
      <Logo alt="" />
      <Inline space="m">
        <button type="button" className={styles.login}>
          {login}
        </button>
        <Text as="span" weight="medium">
          {language}
        </Text>
      </Inline>
    </header>
  );
}
