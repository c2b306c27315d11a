import * as Radix from "@radix-ui/react-toast";
import { Icon } from "../Icon/Icon.tsx";
import { Check, CircleAlert, X } from "../Icon/icons.ts";
import { backgrounds } from "../theme/backgrounds.css.ts";
import * as styles from "./Toast.css.ts";
import { type Toast, toastTimes } from "./toasts.ts";

interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  return (
    <Radix.Provider duration={toastTimes.shown} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, open, tone = "default", title, description }) => (
        <Radix.Root
          key={id}
          className={`${backgrounds.white} ${styles.toast} ${styles.tone[tone]}`}
          open={open}
          onOpenChange={(nowOpen) => {
            if (!nowOpen) onDismiss(id);
          }}
        >
          <span className={styles.mark[tone]}>
            <Icon icon={tone === "destructive" ? CircleAlert : Check} />
          </span>
          <div className={styles.words}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description && <Radix.Description>{description}</Radix.Description>}
          </div>
          <Radix.Close className={styles.close} aria-label="Close">
            <Icon icon={X} />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className={styles.viewport} hotkey={["F8"]} />
    </Radix.Provider>
  );
}
