export interface ToastMessage {
  /** `destructive` for what failed or is lost; `default` for what was done. */
  tone?: "default" | "destructive";
  title: string;
  description?: string;
}

export type Toast = ToastMessage & { id: number; open: boolean };

type ToastChange =
  | { kind: "show"; id: number; message: ToastMessage }
  | { kind: "dismiss"; id: number }
  | { kind: "remove"; id: number };

export const toastTimes = { shown: 5_000, removedAfterDismissal: 1_000_000 } as const;

const limit = 1;

/** Applies a change. The newest toast comes first, and those beyond the limit are dropped. */
export function changeToasts(toasts: readonly Toast[], change: ToastChange): readonly Toast[] {
  switch (change.kind) {
    case "show":
      return [{ ...change.message, id: change.id, open: true }, ...toasts].slice(0, limit);
    case "dismiss":
      return toasts.map((toast) => (toast.id === change.id ? { ...toast, open: false } : toast));
    case "remove":
      return toasts.filter(({ id }) => id !== change.id);
  }
}
