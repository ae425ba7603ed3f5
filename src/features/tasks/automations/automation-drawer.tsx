import { Tabs } from "@mantine/core";
import { IconRepeat } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { automationEditDrafts } from "./edit-drafts";
import { useRecord } from "../../../data/hooks/use-record";
import { usePageParams } from "../../../ui/list/search-params";
import { RecordDrawer } from "../../../ui/feedback/record-drawer";
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
  const part = historyPart(params.get("tool"));
  const tool = part === null ? "overview" : "history";
  return (
    <RecordDrawer
      live={live}
      title={title ?? t("tasks.automations.title")}
      missing={{
        icon: IconRepeat,
        title: t("tasks.automations.missing"),
        toList: t("tasks.automations.toList"),
      }}
      onDrop={() => automationEditDrafts.drop()}
      onClose={onClose}
    >
      {(row, onDirty) => (
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
              <AutomationOverview row={row} onDirty={onDirty} />
            )}
          </Tabs.Panel>
          <Tabs.Panel value="history">
            {part !== null && (
              <AutomationHistory automationId={automationId} part={part} />
            )}
          </Tabs.Panel>
        </Tabs>
      )}
    </RecordDrawer>
  );
}
