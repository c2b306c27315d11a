import { LinkButton, Menu, MenuGroup, MenuItem, MobileMenu, TextLink } from "@mortgage-kit/ui";
import { match } from "ts-pattern";
import { useCurrentPath, useLocalPaths } from "../../navigation/CurrentPath.ts";
import { localPath } from "../../navigation/localPath.ts";
import { logoWidth } from "../../pictures/brandFiles.ts";
import type { RenderedSite } from "../../site.ts";
import * as styles from "./SiteHeader.css.ts";

/** Returns the content of the header. Call it in a loader. */
export function siteHeader(site: RenderedSite) {
  const { brokerage, calculatorPages, header, navigation, resources, words } = site;
  const specified = resources?.calculatorCards ?? [];
  const named = ({ title, route }: { title: string; route: string }) => ({ title, route });
  const { logoAlt, menu, mainNavigation } = header;
  const items = navigation.map((item) => ({
    label: item.label,
    isPortal: item.kind === "target",
    isButton: item.kind === "target" || (item.kind === "page" && item.to === "/contact"),
    /** Empty for the list of calculators. */
    href: match(item)
      .with({ kind: "page" }, ({ to }) => to)
      .with({ kind: "section" }, ({ section }) => `/#${section}`)
      .with({ kind: "target" }, () => brokerage.targets.applicationPortal)
      .with({ kind: "calculators" }, () => "")
      .exhaustive(),
  }));
  return {
    logo: { alt: logoAlt, width: logoWidth(site, logoHeight) },
    menu,
    mainNavigation,
    links: items.filter(({ isButton }) => !isButton),
    buttons: items.filter(({ isButton }) => isButton),
    calculators: specified.map(named),
    others: {
      label: words.otherQuestions,
      calculators: calculatorPages
        .filter(({ id }) => !specified.some((card) => card.id === id))
        .map(named),
    },
  };
}

type HeaderData = ReturnType<typeof siteHeader>;

const itemsOf = (calculators: HeaderData["calculators"]) =>
  calculators.map(({ title, route }) => (
    <MenuItem key={route} href={route}>
      {title}
    </MenuItem>
  ));

export function SiteHeader(props: HeaderData) {
  const { logo, menu, mainNavigation, links, buttons, others } = props;
  const calculators = itemsOf(props.calculators);
  const shownButtons = buttons.map(({ label, href, isPortal }) => (
    <LinkButton
      key={label}
      href={href}
      size="s"
      tone={isPortal ? "action" : "quiet"}
      newTab={isPortal}
    >
      {label}
    </LinkButton>
  ));
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo {...logo} />
        <nav className={styles.wide} aria-label={mainNavigation}>
          <ul className={styles.list}>
            {links.map(({ label, href }) => (
              <li key={label}>
                {href ? (
                  <TextLink tone="quiet" href={href}>
                    {label}
                  </TextLink>
                ) : (
                  <Menu label={label}>{calculators}</Menu>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.buttons}>{shownButtons}</div>
        <nav className={styles.narrow} aria-label={mainNavigation}>
          <MobileMenu label={menu} foot={<div className={styles.foot}>{shownButtons}</div>}>
            {links.map(({ label, href }) =>
              href ? (
                <MenuItem key={label} href={href}>
                  {label}
                </MenuItem>
              ) : (
                <MenuGroup key={label} label={label}>
                  {calculators}
                </MenuGroup>
              ),
            )}
            {others.calculators.length > 0 && (
              <MenuGroup label={others.label}>{itemsOf(others.calculators)}</MenuGroup>
            )}
          </MobileMenu>
        </nav>
      </div>
    </header>
  );
}

/** Height of the logo in pixels, at the default text size. */
export const logoHeight = 28;

/** Renders the logo as a link to the home page; on the home page, to its top. */
export function Logo({ alt, width }: { alt: string; width: number }) {
  const path = useCurrentPath().replace(/\/$/, "") || "/";
  const home = localPath(useLocalPaths(), "/");
  return (
    <a href={path === home ? "#" : home} className={styles.logo}>
      <img
        className={styles.logoImage}
        src="/logo.svg"
        data-fallback-src="/logo.png"
        alt={alt}
        width={width}
        height={logoHeight}
        loading="lazy"
      />
    </a>
  );
}
