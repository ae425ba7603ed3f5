import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ImportFlow, ImportStep } from "../modal/use-import";

interface StepBarProps {
  flow: ImportFlow;
  /** The step before; null: there is no way back. */
  back: ImportStep | null;
  next: { label: string; onClick: () => void; disabled?: boolean };
}

/** The way on and back, at the lower edge of a step. */
export function StepBar({ flow, back, next }: StepBarProps) {
  const { t } = useTranslation();
  return (
    <Group
      justify="flex-end"
      gap="sm"
      pos="sticky"
      bottom={0}
      style={{ zIndex: 2 }}
      py="sm"
      bg="var(--mantine-color-body)"
    >
      {back !== null && (
        <Button
          variant="default"
          disabled={flow.busy}
          onClick={() => flow.goTo(back)}
        >
          {t("common.actions.back")}
        </Button>
      )}
      <Button
        loading={flow.busy}
        disabled={next.disabled === true}
        onClick={next.onClick}
      >
        {next.label}
      </Button>
    </Group>
  );
}
