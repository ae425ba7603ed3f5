import { useCan } from "../../data/hooks/use-can";
import { withTexts } from "../../lib/i18n/i18n";
import { usePageParams } from "../../ui/list/search-params";
import { RecordPanel } from "../../ui/feedback/record-panel";
import { ErrorState } from "../../ui/state/error-state";
import { ListSkeleton, PageSkeleton } from "../../ui/state/skeletons";
import { AutomationsTab } from "./automations/automations-tab";
import { idParam } from "./parts/id-param";
import { sheetTool } from "./sheet/sheet-address";
import type { TasksTab as Tab } from "./list/tasks-frame";
import { tabOf, TasksFrame } from "./list/tasks-frame";
import { TasksTab } from "./list/tasks-tab";
import { fetched } from "../../ui/state/fetched";

const PlanTask = fetched(
  () => import("./wizard/plan-task").then(({ PlanTask }) => PlanTask),
  PageSkeleton,
);
const DaySheets = fetched(
  withTexts(["tasks", "tasks.list", "sheets"], () =>
    import("./sheet/day-sheets").then(({ DaySheets }) => DaySheets),
  ),
  ListSkeleton,
);
const HandoverTab = fetched(
  withTexts(["tasks", "tasks.handover", "tasks.list", "events", "health"], () =>
    import("./handover/handover-tab").then(({ HandoverTab }) => HandoverTab),
  ),
  ListSkeleton,
);
const LatenessTab = fetched(
  withTexts(["tasks", "tasks.lateness", "chart"], () =>
    import("./lateness/lateness-tab").then(({ LatenessTab }) => LatenessTab),
  ),
  ListSkeleton,
);
const TaskDrawer = fetched(
  () => import("./detail/task-drawer").then(({ TaskDrawer }) => TaskDrawer),
  DrawerSkeleton,
);
const AutomationDrawer = fetched(
  () =>
    import("./automations/automation-drawer").then(
      ({ AutomationDrawer }) => AutomationDrawer,
    ),
  DrawerSkeleton,
);

/** Tasks and automations: list, record beside it, and the wizard that plans. */
export function Component() {
  const may = useCan();
  const [params, change] = usePageParams();
  if (params.get("mode") === "create")
    return may("create", "tasks") ? (
      <PlanTask />
    ) : (
      <ErrorState error={{ code: "not-allowed" }} />
    );
  if (params.get("tool") === sheetTool) return <DaySheets />;
  const taskId = idParam(params, "taskId");
  const automationId = idParam(params, "automationId");
  const close = () => change({ taskId: null, automationId: null, tool: null });
  return (
    <>
      <Opened tab={tabOf(params.get("tab"))} />
      {taskId !== null && (
        <TaskDrawer key={taskId} taskId={taskId} onClose={close} />
      )}
      {taskId === null && automationId !== null && (
        <AutomationDrawer
          key={automationId}
          automationId={automationId}
          onClose={close}
        />
      )}
    </>
  );
}

function Opened({ tab }: { tab: Tab }) {
  if (tab === "automations") return <AutomationsTab />;
  if (tab === "tasks") return <TasksTab />;
  return (
    <TasksFrame tab={tab} count={undefined}>
      {tab === "handover" ? <HandoverTab /> : <LatenessTab />}
    </TasksFrame>
  );
}

function DrawerSkeleton({ onClose }: { onClose: () => void }) {
  return (
    <RecordPanel title="" onClose={onClose}>
      <PageSkeleton />
    </RecordPanel>
  );
}
