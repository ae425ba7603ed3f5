import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";

interface ResumedNoteProps {
  /** null where nothing was resumed. */
  onStartOver: (() => void) | null;
  /** The fields that others have changed since; they are named. */
  clashes?: readonly string[];
}

/** Says that a form holds what was typed before a reload, and offers to begin anew. */
export function ResumedNote({ onStartOver, clashes = [] }: ResumedNoteProps) {
  const { t } = useTranslation();
  const { list } = useFormat();
  if (onStartOver === null) return null;
  return (
    <Alert color={clashes.length > 0 ? "orange" : "blue"} role="status">
      <Group justify="space-between">
        <Stack gap={4} style={{ flex: "1 1 14rem" }}>
          {t("common.messages.draftResumed")}
          {clashes.length > 0 && (
            <Text size="sm">
              {t("common.messages.draftClash", { fields: list(clashes) })}
            </Text>
          )}
        </Stack>
        <Button size="compact-sm" variant="subtle" onClick={onStartOver}>
          {t("common.actions.startOver")}
        </Button>
      </Group>
    </Alert>
  );
}
