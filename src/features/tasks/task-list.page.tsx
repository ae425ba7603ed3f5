import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { lazy, Suspense } from "react";
import { useSession } from "../../data/hooks/use-live";
import { usePageParams } from "../../ui/list/search-params";
import { ErrorState } from "../../ui/state/error-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { AutomationsTab } from "./automations/automations-tab";
import { idParam } from "./parts/id-param";
import { SideDrawer } from "./parts/side-drawer";
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
  const state = useSession();
  if (state.state !== "ready") return <PageSkeleton />;
  return <TaskManagement session={state.session} />;
}

function TaskManagement({ session }: { session: Session }) {
  const [params, change] = usePageParams();
  if (params.get("mode") === "create")
    return can(session, "create", "tasks") ? (
      <Suspense fallback={<PageSkeleton />}>
        <PlanTask session={session} />
      </Suspense>
    ) : (
      <ErrorState error={{ code: "not-allowed" }} />
    );
  const taskId = idParam(params, "taskId");
  const automationId = idParam(params, "automationId");
  const close = () => change({ taskId: null, automationId: null, tool: null });
  return (
    <>
      {params.get("tab") === "automations" ? (
        <AutomationsTab session={session} />
      ) : (
        <TasksTab session={session} />
      )}
      {taskId !== null && (
        <Suspense fallback={<DrawerSkeleton onClose={close} />}>
          <TaskDrawer
            key={taskId}
            taskId={taskId}
            session={session}
            onClose={close}
          />
        </Suspense>
      )}
      {taskId === null && automationId !== null && (
        <Suspense fallback={<DrawerSkeleton onClose={close} />}>
          <AutomationDrawer
            key={automationId}
            automationId={automationId}
            session={session}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function DrawerSkeleton({ onClose }: { onClose: () => void }) {
  return (
    <SideDrawer title="" onClose={onClose}>
      <PageSkeleton />
    </SideDrawer>
  );
}
