import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import { IconChartBar, IconPlayerStop, IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/state/empty-state";

interface ReadingProps {
  read: number;
  of: number;
  cancel: () => void;
}

/** How much of what was observed is read, and the way to stop it. */
export function Reading({ read, of, cancel }: ReadingProps) {
  const { t } = useTranslation();
  const text = t("analysis.query.states.reading", { read, count: of });
  return (
    <Stack gap="xs" py="lg" maw={480}>
      <Group justify="space-between" wrap="nowrap">
        <Text role="status">{text}</Text>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlayerStop size={16} aria-hidden />}
          onClick={cancel}
        >
          {t("analysis.query.actions.stop")}
        </Button>
      </Group>
      <Progress
        aria-label={text}
        value={of === 0 ? 0 : (100 * read) / of}
        animated
      />
    </Stack>
  );
}

/** Somebody stopped it: nothing is said of half of what there is. */
export function Stopped({ again }: { again: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconChartBar}
      title={t("analysis.query.states.stopped")}
      action={
        <Button
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={again}
        >
          {t("analysis.query.actions.again")}
        </Button>
      }
    />
  );
}
