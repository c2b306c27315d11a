import "@mortgage-kit/ui/styles.css";
import "@mortgage-kit/calculators/styles.css";
import { defaultTheme } from "@mortgage-kit/ui";
import type { Metadata } from "next";

export const metadata: Metadata = { title: "Prêts du Nord" };

export default function RootLayout({ children }: Readonly<{ children: React.ReactNode }>) {
  return (
    <html lang="fr" className={defaultTheme}>
      <body>{children}</body>
    </html>
  );
}
