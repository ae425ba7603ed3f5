import { lazy, Suspense } from "react";
import { useCan } from "../../data/hooks/use-can";
import { usePageParams } from "../../ui/list/search-params";
import { RecordPanel } from "../../ui/feedback/record-panel";
import { ErrorState } from "../../ui/state/error-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { AutomationsTab } from "./automations/automations-tab";
import { idParam } from "./parts/id-param";
import { TasksTab } from "./list/tasks-tab";

const PlanTask = lazy(() =>
  import("./wizard/plan-task").then((module) => ({ default: module.PlanTask })),
);
const TaskDrawer = lazy(() =>
  import("./detail/task-drawer").then((module) => ({
    default: module.TaskDrawer,
  })),
);
const AutomationDrawer = lazy(() =>
  import("./automations/automation-drawer").then((module) => ({
    default: module.AutomationDrawer,
  })),
);

/** Tasks and automations: list, record beside it, and the wizard that plans. */
export function Component() {
  const may = useCan();
  const [params, change] = usePageParams();
  if (params.get("mode") === "create")
    return may("create", "tasks") ? (
      <Suspense fallback={<PageSkeleton />}>
        <PlanTask />
      </Suspense>
    ) : (
      <ErrorState error={{ code: "not-allowed" }} />
    );
  const taskId = idParam(params, "taskId");
  const automationId = idParam(params, "automationId");
  const close = () => change({ taskId: null, automationId: null, tool: null });
  return (
    <>
      {params.get("tab") === "automations" ? <AutomationsTab /> : <TasksTab />}
      {taskId !== null && (
        <Suspense fallback={<DrawerSkeleton onClose={close} />}>
          <TaskDrawer key={taskId} taskId={taskId} onClose={close} />
        </Suspense>
      )}
      {taskId === null && automationId !== null && (
        <Suspense fallback={<DrawerSkeleton onClose={close} />}>
          <AutomationDrawer
            key={automationId}
            automationId={automationId}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function DrawerSkeleton({ onClose }: { onClose: () => void }) {
  return (
    <RecordPanel title="" onClose={onClose}>
      <PageSkeleton />
    </RecordPanel>
  );
}
