import { Button, Text } from "@mantine/core";
import type { NotificationData } from "@mantine/notifications";
import { notifications } from "@mantine/notifications";
import i18next from "i18next";
import { useState } from "react";
import { errorKey, errorTitleKey } from "../../lib/i18n/error-text";
import classes from "./notify.module.css";

const undoMs = 10_000;

const closeButtonProps = () => ({
  "aria-label": i18next.t("common.actions.close"),
});

/** What stays until it is taken: it steps aside for a toast, and comes back after it. */
let standing: NotificationData | null = null;
let shown: string | null = null;

function comeBack(): void {
  if (standing !== null && shown === null) notifications.show(standing);
}

/** One toast at a time: a new one takes the place of the one before. */
export function show(toast: NotificationData): string {
  const id = crypto.randomUUID();
  notifications.clean();
  notifications.cleanQueue();
  shown = id;
  notifications.show({
    ...toast,
    id,
    closeButtonProps: closeButtonProps(),
    onClose: () => {
      if (shown !== id) return;
      shown = null;
      // The list is being changed right now.
      queueMicrotask(comeBack);
    },
  });
  return id;
}

/** How something can be taken back. */
export interface Undo {
  take: () => void;
  /** What taking it back is called, where it is no mere undoing. */
  label?: string;
  /** Watches whether it is still true; `end` takes the offer away. Returns the end of the watching. */
  whileTrue?: (end: () => void) => () => void;
}

interface WithButtonProps {
  message: string;
  label: string;
  loading?: boolean;
  onClick: () => void;
}

function WithButton(props: WithButtonProps) {
  const { message, label, loading = false, onClick } = props;
  return (
    <div className={classes.line}>
      <Text size="sm" className={classes.words ?? ""}>
        {message}
      </Text>
      <Button
        size="compact-sm"
        mih={36}
        variant="subtle"
        className={classes.button ?? ""}
        loading={loading}
        onClick={onClick}
      >
        {label}
      </Button>
    </div>
  );
}

let remark: ((message: string) => string) | null = null;

/** Says more of whatever worked, as that it is not real; null: no more. */
export function remarkDone(more: ((message: string) => string) | null): void {
  remark = more;
}

/** A quiet word that something worked; with `undo`, ten seconds to take it back, or less where it stops being true. */
export function notifyDone(done: string, undo?: Undo): void {
  const message = remark?.(done) ?? done;
  if (undo === undefined) {
    show({ autoClose: 3000, color: "green", message });
    return;
  }
  let unwatch: () => void = () => undefined;
  const end = () => {
    unwatch();
    notifications.hide(id);
  };
  const takeBack = () => {
    end();
    undo.take();
  };
  const id = show({
    autoClose: undoMs,
    color: "green",
    message: (
      <WithButton
        message={message}
        label={undo.label ?? i18next.t("common.actions.undo")}
        onClick={takeBack}
      />
    ),
  });
  unwatch = undo.whileTrue?.(end) ?? unwatch;
  setTimeout(unwatch, undoMs);
}

/** What failed, by its code; `title` says what was tried. Stays until closed. */
export function notifyError(error: unknown, title?: string): void {
  show({
    autoClose: false,
    color: "red",
    role: "alert",
    title: title ?? i18next.t(errorTitleKey(error)),
    message: i18next.t(errorKey(error)),
  });
}

/** Something the person should know that is neither success nor failure. */
export function notifyInfo(message: string): void {
  show({ autoClose: 6000, color: "blue", message });
}

function NewVersion({ onTake }: { onTake: () => Promise<void> }) {
  const [isTaken, setIsTaken] = useState(false);
  const take = () => {
    setIsTaken(true);
    void onTake().finally(() => setIsTaken(false));
  };
  return (
    <WithButton
      message={i18next.t("common.messages.newVersion")}
      label={i18next.t("common.actions.reload")}
      loading={isTaken}
      onClick={take}
    />
  );
}

/** A newer version of the app is on the device; stays until it is taken or closed. */
export function notifyNewVersion(use: () => Promise<void>): void {
  standing = {
    id: "new-version",
    autoClose: false,
    color: "blue",
    closeButtonProps: closeButtonProps(),
    onClose: () => {
      standing = null;
    },
    message: <NewVersion onTake={use} />,
  };
  comeBack();
}
