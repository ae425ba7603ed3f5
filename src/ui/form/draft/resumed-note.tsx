import { Alert, Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface ResumedNoteProps {
  /** null where nothing was resumed. */
  onStartOver: (() => void) | null;
}

/** Says that a form holds what was typed before a reload, and offers to begin anew. */
export function ResumedNote({ onStartOver }: ResumedNoteProps) {
  const { t } = useTranslation();
  if (onStartOver === null) return null;
  return (
    <Alert color="blue" role="status">
      <Group justify="space-between">
        {t("common.messages.draftResumed")}
        <Button size="compact-sm" variant="subtle" onClick={onStartOver}>
          {t("common.actions.startOver")}
        </Button>
      </Group>
    </Alert>
  );
}
