import { added } from "@domain/board/layout";
import { freeWidgetId } from "@domain/board/stored";
import type { WidgetKind } from "@domain/board/widgets";
import { widgetKinds, widgetRules } from "@domain/board/widgets";
import { Button, Group, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { notifyDone } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { mayShow } from "../frame/may-show";
import type { BoardEdits } from "./use-board-edits";

interface CatalogueProps {
  edits: BoardEdits;
  onClose: () => void;
}

/** Every kind of widget this person may look at, to be added. */
export function Catalogue({ edits, onClose }: CatalogueProps) {
  const { t } = useTranslation();
  const may = useCan();
  const { widgets, keep } = edits;
  const add = (kind: WidgetKind) => {
    keep(added(widgets, { id: freeWidgetId(widgets), kind, params: {} }));
    onClose();
    notifyDone(
      t("boards.messages.added", { name: t(`boards.kinds.${kind}.title`) }),
    );
  };
  return (
    <RecordPanel title={t("boards.actions.add")} onClose={onClose}>
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
        {widgetKinds
          .filter((kind) => mayShow(may, widgetRules[kind]))
          .map((kind) => (
            <Group
              key={kind}
              component="li"
              justify="space-between"
              wrap="nowrap"
              gap="sm"
            >
              <div>
                <Text fw={500}>{t(`boards.kinds.${kind}.title`)}</Text>
                <Text size="sm" c="dimmed">
                  {t(`boards.kinds.${kind}.help`)}
                </Text>
              </div>
              <Button
                variant="light"
                mih={44}
                flex="none"
                leftSection={<IconPlus size={16} aria-hidden />}
                aria-label={t("common.messages.actionOn", {
                  action: t("boards.actions.addOne"),
                  name: t(`boards.kinds.${kind}.title`),
                })}
                onClick={() => add(kind)}
              >
                {t("boards.actions.addOne")}
              </Button>
            </Group>
          ))}
      </Stack>
    </RecordPanel>
  );
}
