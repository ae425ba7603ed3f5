import type { BoardTemplate } from "@domain/board/templates";
import { boardTemplates } from "@domain/board/templates";
import { Button, SimpleGrid, Stack, Text } from "@mantine/core";
import { IconLayoutDashboard, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../data/hooks/use-can";
import { FormFailure } from "../../ui/form/form-failure";
import { Panel } from "../../ui/page/panel";
import { EmptyState } from "../../ui/state/empty-state";
import { NewBoard } from "./new-board";
import { useCreating } from "./use-creating";

/** Where there is no dashboard: what this is for, and those to begin with. */
export function FirstBoard() {
  const { t } = useTranslation();
  const may = useCan();
  const [isNew, setNew] = useState(false);
  const { busy, failure, begin } = useCreating();
  const [tried, setTried] = useState<BoardTemplate>("keeper");
  if (!may("create", "dashboards"))
    return (
      <EmptyState
        icon={IconLayoutDashboard}
        title={t("boards.states.none")}
        body={t("boards.states.noneShared")}
      />
    );
  return (
    <Stack gap="lg">
      <Text c="dimmed" maw={640}>
        {t("boards.states.begin")}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {boardTemplates.map((template) => (
          <Panel key={template} title={t(`boards.templates.${template}.name`)}>
            <Text mb="md">{t(`boards.templates.${template}.help`)}</Text>
            <Button
              variant="light"
              mih={44}
              disabled={busy}
              aria-label={t("common.messages.actionOn", {
                action: t("boards.actions.begin"),
                name: t(`boards.templates.${template}.name`),
              })}
              onClick={() => {
                setTried(template);
                begin(template);
              }}
            >
              {t("boards.actions.begin")}
            </Button>
          </Panel>
        ))}
      </SimpleGrid>
      <FormFailure failure={failure} onRetry={() => begin(tried)} />
      <Button
        mih={44}
        style={{ alignSelf: "flex-start" }}
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setNew(true)}
      >
        {t("boards.actions.empty")}
      </Button>
      {isNew && <NewBoard onClose={() => setNew(false)} />}
    </Stack>
  );
}
