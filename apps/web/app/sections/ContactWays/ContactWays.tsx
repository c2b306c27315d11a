import type { IconName } from "@mortgage-kit/content";
import { Icon } from "@mortgage-kit/ui";
import { MailLink, PhoneLink } from "../ContactLink/ContactLink.tsx";
import { contentIcons } from "../contentIcons.ts";
import * as styles from "./ContactWays.css.ts";

interface ContactWaysProps {
  phone: string;
  email: string;
  address?: readonly string[];
}

export function ContactWays({ phone, email, address }: ContactWaysProps) {
  return (
    <ul className={styles.ways}>
      <Way icon="Phone">
        <PhoneLink phone={phone} />
      </Way>
      <Way icon="Mail">
        <MailLink email={email} />
      </Way>
      {address && <Way icon="MapPin">{address.join(", ")}</Way>}
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
