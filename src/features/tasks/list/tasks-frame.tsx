import { Tabs } from "@mantine/core";
import {
  IconArrowsExchange,
  IconChecklist,
  IconClockExclamation,
  IconPlus,
  IconRepeat,
} from "@tabler/icons-react";
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

/** The tabs beside the list itself. */
export const otherTabs = ["automations", "handover", "lateness"] as const;
export type TasksTab = "tasks" | (typeof otherTabs)[number];

/** The tab that an address names; the list where it names none. */
export const tabOf = (text: string | null): TasksTab =>
  otherTabs.find((tab) => tab === text) ?? "tasks";

const icons = {
  tasks: IconChecklist,
  automations: IconRepeat,
  handover: IconArrowsExchange,
  lateness: IconClockExclamation,
} as const;

interface TasksFrameProps {
  tab: TasksTab;
  /** How many are shown, e.g. "12" or "50+". */
  count: string | undefined;
  /** What else there is to do with what is listed. */
  more?: ReactNode;
  children: ReactNode;
}

/** Title, main action and the tabs; only the open one has content. */
export function TasksFrame({ tab, count, more, children }: TasksFrameProps) {
  const { t } = useTranslation();
  const [, change] = usePageParams();
  const may = useCan();
  const tabs = (["tasks", ...otherTabs] as const).filter(
    (one) => one !== "lateness" || may("tally", "evaluations"),
  );
  const navigate = useNavigate();
  const plans = may("create", "tasks");
  const plannedIn = tab === "automations" ? tab : "tasks";
  const plan = useCallback(
    () => void navigate(planHref(plannedIn)),
    [navigate, plannedIn],
  );
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
                to={planHref(plannedIn)}
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
            tab: next === "tasks" ? null : next,
            since: null,
            taskId: null,
            automationId: null,
            tool: null,
          })
        }
      >
        <Tabs.List mb="md">
          {tabs.map((one) => {
            const Icon = icons[one];
            return (
              <Tabs.Tab
                key={one}
                value={one}
                leftSection={<Icon size={16} aria-hidden />}
              >
                {t(`tasks.tabs.${one}`)}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        {tabs.map((one) => (
          <Tabs.Panel key={one} value={one}>
            {tab === one && children}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
