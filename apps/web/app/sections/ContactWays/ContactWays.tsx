import type { IconName } from "@mortgage-kit/content";
import { Icon } from "@mortgage-kit/ui";
import { ContactLink } from "../ContactLink/ContactLink.tsx";
import { contentIcons } from "../contentIcons.ts";
import * as styles from "./ContactWays.css.ts";

export interface ContactWaysProps {
  phone: { href: string; label: string };
  email: { href: string; label: string };
  address?: readonly string[];
}

/** Renders a list of ways to contact a person. */
export function ContactWays({ phone, email, address }: ContactWaysProps) {
  return (
    <ul className={styles.ways}>
      <Way icon="phone">
        <ContactLink href={phone.href} look="strong">
          {phone.label}
        </ContactLink>
      </Way>
      <Way icon="mail">
        <ContactLink href={email.href} look="strong">
          {email.label}
        </ContactLink>
      </Way>
      {address && <Way icon="map-pin">{address.join(", ")}</Way>}
    </ul>
  );
}

function Way({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li className={styles.way}>
      <Icon icon={contentIcons[icon]} tone="link" />
      <span>{children}</span>
    </li>
  );
}
