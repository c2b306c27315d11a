import { Button, Icon } from "@mortgage-kit/ui";
import { Trash2 } from "@mortgage-kit/ui/icons";
import { useLanguage } from "../language/LanguageProvider.tsx";
import * as styles from "./RowFields.css.ts";

interface RemovableRowProps {
  removeLabel: string;
  /** Missing where the row has to stay. */
  onRemove: (() => void) | undefined;
  children: React.ReactNode;
}

export function RemovableRow({ removeLabel, onRemove, children }: RemovableRowProps) {
  const { remove } = useLanguage().wizard;
  return (
    <div className={styles.removable}>
      {children}
      {onRemove && (
        <Button
          tone="plain"
          icon={<Icon icon={Trash2} />}
          aria-label={removeLabel}
          onClick={onRemove}
        >
          {remove}
        </Button>
      )}
    </div>
  );
}
