import { Button, Group, Loader, Text } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../../ui/form/form-failure";
import type { Corrections } from "./use-corrections";

/** What was put right here and is not in every figure yet, and the way to take the last of it back; nothing where nothing was. */
export function SettlingLine({ corrections }: { corrections: Corrections }) {
  const { t } = useTranslation();
  const { open, undo, undoing } = corrections;
  if (open === 0 && undo === null) return null;
  return (
    <Group gap="md" mb="md">
      <Group gap="xs" role="status" wrap="nowrap">
        {open > 0 && <Loader size="xs" aria-hidden />}
        <Text size="sm">
          {open > 0
            ? t("analysis.positions.states.settling", { count: open })
            : t("analysis.positions.states.settled")}
        </Text>
      </Group>
      {undo !== null && (
        <Button
          variant="default"
          mih={44}
          loading={undoing.busy}
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={undo}
        >
          {t("analysis.positions.actions.undo")}
        </Button>
      )}
      <FormFailure failure={undoing.failure} onRetry={() => undo?.()} />
    </Group>
  );
}
