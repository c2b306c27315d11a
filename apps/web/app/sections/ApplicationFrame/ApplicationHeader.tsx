import { Text } from "@mortgage-kit/ui";
import { Logo } from "../SiteHeader/Logo.tsx";
import * as styles from "./ApplicationFrame.css.ts";

export interface ApplicationHeaderProps {
  logo: { alt: string; width: number };
  login: string;
  language: string;
}

/**
 * Renders the application's own header. LOGIN and EN are shown as in the portal and do nothing
 * here.
 */
export function ApplicationHeader({ logo, login, language }: ApplicationHeaderProps) {
  return (
    <header className={styles.header}>
      <Logo {...logo} />
      <div className={styles.actions}>
        <button type="button" className={styles.login}>
          {login}
        </button>
        <Text as="span" weight="medium">
          {language}
        </Text>
      </div>
    </header>
  );
}
