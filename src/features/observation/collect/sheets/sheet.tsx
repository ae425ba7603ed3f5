import { Button, Card, Group, Stack, Title } from "@mantine/core";
import type { KeyboardEvent, ReactNode } from "react";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useEscapeKey } from "../../../../ui/keys/use-escape-key";

interface SheetProps {
  title: string;
  children: ReactNode;
  /** What records it. */
  action?: ReactNode;
  onCancel: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** It is as large as the page, not a card on it. */
  isWide?: boolean;
  /** What gives it up: where the focus begins, of what cannot be undone; null: nothing but what records it. */
  cancel?: "first" | null | undefined;
}

/** Something asked in place of the keys; its code is there with them, whatever becomes of the network. */
export function Sheet({
  title,
  children,
  action,
  onCancel,
  onKeyDown,
  isWide = false,
  cancel,
}: SheetProps) {
  const { t } = useTranslation();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEscapeKey(true, onCancel);
  useEffect(() => {
    const before = document.activeElement;
    const first = box.current?.querySelector<HTMLElement>("[data-first]");
    // Of a question its first choice.
    const choice = first?.querySelector<HTMLElement>("input");
    (choice ?? first ?? document.getElementById(id))?.focus();
    return () => {
      // The keys are shown again with the drawing after this one.
      requestAnimationFrame(() => {
        if (before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      });
    };
  }, [id]);
  return (
    <Card
      ref={box}
      component="section"
      aria-labelledby={id}
      data-sheet
      onKeyDown={onKeyDown}
      {...(isWide
        ? { padding: 0, bg: "transparent", withBorder: false, shadow: "none" }
        : { padding: "md", withBorder: true })}
    >
      <Stack gap="md">
        <Title order={2} size="h4" id={id} tabIndex={-1}>
          {title}
        </Title>
        {children}
        <Group gap="sm" justify="flex-end">
          {cancel !== null && (
            <Button
              variant="default"
              size="md"
              data-first={cancel === "first" || undefined}
              onClick={onCancel}
            >
              {t("common.actions.cancel")}
            </Button>
          )}
          {action}
        </Group>
      </Stack>
    </Card>
  );
}
