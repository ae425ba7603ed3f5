import { Button, Tabs } from "@mantine/core";
import { IconRepeat } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { automationEditDrafts } from "./edit-drafts";
import { useRecord } from "../../../data/hooks/use-record";
import { usePageParams } from "../../../ui/list/search-params";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { AutomationHistory, historyPart } from "./history/automation-history";
import { AutomationOverview } from "./automation-overview";

interface AutomationDrawerProps {
  automationId: string;
  onClose: () => void;
}

/** One automation: what it does, and what it has done. */
export function AutomationDrawer({
  automationId,
  onClose,
}: AutomationDrawerProps) {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const live = useRecord("taskTemplates", automationId);
  const title = live.state === "data" ? live.data?.data.title : undefined;
  const [dirty, setDirty] = useState(false);
  const handleClose = async () => {
    if (!(await askLeave(dirty))) return;
    if (dirty) automationEditDrafts.drop();
    onClose();
  };
  const part = historyPart(params.get("tool"));
  const tool = part === null ? "overview" : "history";
  return (
    <RecordPanel
      title={title ?? t("tasks.automations.title")}
      onClose={() => void handleClose()}
    >
      <QueryState
        query={live}
        skeleton={<PageSkeleton />}
        empty={
          <EmptyState
            icon={IconRepeat}
            title={t("tasks.automations.missing")}
            body={t("common.messages.notThere")}
            action={
              <Button variant="light" onClick={onClose}>
                {t("tasks.automations.toList")}
              </Button>
            }
          />
        }
      >
        {(row) =>
          row !== null && (
            <Tabs
              value={tool}
              onChange={(next) =>
                change({ tool: next === "history" ? next : null })
              }
            >
              <Tabs.List mb="md">
                <Tabs.Tab value="overview">
                  {t("tasks.automations.tabs.overview")}
                </Tabs.Tab>
                <Tabs.Tab value="history">
                  {t("tasks.automations.tabs.history")}
                </Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="overview">
                {tool === "overview" && (
                  <AutomationOverview row={row} onDirty={setDirty} />
                )}
              </Tabs.Panel>
              <Tabs.Panel value="history">
                {part !== null && (
                  <AutomationHistory automationId={automationId} part={part} />
                )}
              </Tabs.Panel>
            </Tabs>
          )
        }
      </QueryState>
    </RecordPanel>
  );
}
