import { Tabs } from "@mantine/core";
import { IconChecklist, IconPlus, IconRepeat } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";
import { useCreateKey } from "../../../ui/keys/use-create-key";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { planHref } from "../task-links";

export type TasksTab = "tasks" | "automations";

interface TasksFrameProps {
  tab: TasksTab;
  /** How many are shown, e.g. "12" or "50+". */
  count: string | undefined;
  /** What else there is to do with what is listed. */
  more?: ReactNode;
  children: ReactNode;
}

/** Title, main action and the two tabs; only the open one has content. */
export function TasksFrame({ tab, count, more, children }: TasksFrameProps) {
  const { t } = useTranslation();
  const [, change] = usePageParams();
  const navigate = useNavigate();
  const plans = useCan()("create", "tasks");
  const plan = useCallback(() => void navigate(planHref(tab)), [navigate, tab]);
  useCreateKey(plans ? plan : null);
  return (
    <>
      <PageHeader
        title={t("tasks.title")}
        count={count}
        actions={
          <>
            {more}
            {plans && (
              <ButtonLink
                to={planHref(tab)}
                leftSection={<IconPlus size={18} aria-hidden />}
              >
                {t("tasks.actions.plan")}
              </ButtonLink>
            )}
          </>
        }
      />
      <Tabs
        value={tab}
        onChange={(next) =>
          change({
            tab: next === "automations" ? next : null,
            taskId: null,
            automationId: null,
            tool: null,
          })
        }
      >
        <Tabs.List mb="md">
          <Tabs.Tab
            value="tasks"
            leftSection={<IconChecklist size={16} aria-hidden />}
          >
            {t("tasks.tabs.tasks")}
          </Tabs.Tab>
          <Tabs.Tab
            value="automations"
            leftSection={<IconRepeat size={16} aria-hidden />}
          >
            {t("tasks.tabs.automations")}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="tasks">{tab === "tasks" && children}</Tabs.Panel>
        <Tabs.Panel value="automations">
          {tab === "automations" && children}
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
