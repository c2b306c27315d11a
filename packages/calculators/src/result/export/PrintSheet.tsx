import { KeyFigures } from "@mortgage-kit/ui";
import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { useHost } from "../../Host.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { Answered } from "../Answered.ts";
import type { ExportPart } from "../exportParts.ts";
import { keyFigure } from "../Figure.ts";
import { useCaseLink } from "../shareLink/useCaseLink.ts";
import * as styles from "./PrintSheet.css.ts";

interface PrintSheetProps {
  title: string;
  parts: readonly ExportPart[];
  answered: Answered;
}

/** Renders the sheet instead of the page while it is printed. */
export function PrintSheet(props: PrintSheetProps) {
  const linkTo = useCaseLink();
  if (!useIsPrinting()) return null;
  return createPortal(<Sheet {...props} link={linkTo(props.answered)} />, document.body);
}

/** Renders a result on paper, with the brokerage and the address that opens it again. */
export function Sheet({ title, parts, answered, link }: PrintSheetProps & { link: string | null }) {
  const { brokerage } = useHost();
  const { export: words, engineWords } = useResultWords();
  const { on, verdict } = answered;
  return (
    <article className={styles.sheet}>
      {brokerage && (
        <header className={styles.header}>
          <p className={styles.brand}>{brokerage.name}</p>
          <p className={styles.fine}>
            <span>{brokerage.licence}</span>
            <br />
            <span>{[brokerage.phone, brokerage.email].filter(Boolean).join(" · ")}</span>
          </p>
        </header>
      )}
      <p className={styles.fine}>
        <span>{`${title} · ${words.workedOut(engineWords.format.date(on))} ${words.caveat} `}</span>
        {link && <a href={link}>{words.openAgain}</a>}
      </p>
      <h1 className={styles.verdict}>
        <span>{`${verdict.parts.before} `}</span>
        <span className={styles.number}>{verdict.parts.number}</span>
        <span>{` ${verdict.parts.after}`}</span>
      </h1>
      <div className={styles.parts}>
        {parts.map((part) => {
          const isNarrow = part.figures.length > 0 || part.id === "advice";
          return (
            <section key={part.id} className={isNarrow ? undefined : styles.wide}>
              <h2 className={styles.heading}>{part.title}</h2>
              <SheetPart part={part} />
            </section>
          );
        })}
      </div>
    </article>
  );
}

function SheetPart({ part: { id, figures, texts } }: { part: ExportPart }) {
  const { format } = useResultWords().engineWords;
  if (figures.length > 0) {
    // The heading of what was assumed says so for all of its figures.
    const told = id === "assumed" ? figures.map(({ note: _, ...figure }) => figure) : figures;
    return <KeyFigures figures={told.map((figure) => keyFigure(figure, format))} />;
  }
  return (
    <ul className={styles.texts}>
      {/* The sheet's heading has said the verdict's sentence. */}
      {(id === "verdict" ? texts.slice(1) : texts).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const show = (isShown: boolean) => {
      document.body.classList.toggle(styles.printed, isShown);
      // Renders at once, because the browser prints the page as it is when this handler returns.
      flushSync(() => setIsPrinting(isShown));
    };
    const begin = () => show(true);
    const end = () => show(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
