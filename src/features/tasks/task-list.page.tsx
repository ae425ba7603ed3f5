import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { lazy, Suspense } from "react";
import { useSession } from "../../data/use-live";
import { usePageParams } from "../../ui/list/search-params";
import { ErrorState } from "../../ui/state/error-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { AutomationsTab } from "./automations/automations-tab";
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
  const taskId = params.get("taskId");
  const automationId = params.get("automationId");
  return (
    <>
      {params.get("tab") === "automations" ? (
        <AutomationsTab session={session} />
      ) : (
        <TasksTab session={session} />
      )}
      <Suspense fallback={null}>
        {taskId !== null && (
          <TaskDrawer
            key={taskId}
            taskId={taskId}
            session={session}
            onClose={() => change({ taskId: null })}
          />
        )}
        {taskId === null && automationId !== null && (
          <AutomationDrawer
            key={automationId}
            automationId={automationId}
            session={session}
            onClose={() => change({ automationId: null, tool: null })}
          />
        )}
      </Suspense>
    </>
  );
}
