import { widgetsMost } from "@domain/board/board";
import { Button, Group, Text } from "@mantine/core";
import { IconArrowBackUp, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Catalogue } from "./catalogue";
import type { BoardEdits } from "./use-board-edits";

/** What stands above a dashboard that is worked on. */
export function EditTools({ edits }: { edits: BoardEdits }) {
  const { t } = useTranslation();
  const [isOpen, open] = useState(false);
  const isFull = edits.widgets.length >= widgetsMost;
  return (
    <Group
      role="group"
      aria-label={t("boards.fields.widgets")}
      gap="xs"
      mb="md"
      data-screen
    >
      <Button
        mih={44}
        variant="light"
        disabled={isFull}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => open(true)}
      >
        {t("boards.actions.add")}
      </Button>
      <Button
        mih={44}
        variant="default"
        disabled={edits.undo === null}
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={() => edits.undo?.()}
      >
        {t("boards.actions.undo")}
      </Button>
      <Text size="sm" c="dimmed">
        {isFull
          ? t("boards.states.full", { max: widgetsMost })
          : t("boards.states.editing")}
      </Text>
      {isOpen && <Catalogue edits={edits} onClose={() => open(false)} />}
    </Group>
  );
}
