import { href } from "@domain/pages";
import { isOfTarget } from "@domain/task/collect/measured";
import type { Task } from "@domain/task/task";
import { IconChecklist } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRecord } from "../../../data/hooks/use-record";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { NoRecord } from "../here/no-record";
import { AnimalRound } from "../round/animal-round";
import { useFirstAsked } from "./use-first-asked";

/** What is measured of the animals that a task is about, and back to it. */
export function TaskRound({ taskId }: { taskId: string }) {
  const { t } = useTranslation();
  const live = useRecord("tasks", taskId);
  return (
    <QueryState
      query={live}
      skeleton={<PageSkeleton />}
      empty={
        <NoRecord
          heading={t("measures.health.collect")}
          icon={IconChecklist}
          title={t("measures.round.noTask")}
        />
      }
    >
      {(row) => row && <OfTask task={row.data} />}
    </QueryState>
  );
}

function OfTask({ task }: { task: Task }) {
  const first = useFirstAsked(task);
  return first === null ? (
    <PageSkeleton />
  ) : (
    <RoundOfTask task={task} first={first} />
  );
}

interface RoundOfTaskProps {
  task: Task;
  first: readonly string[];
}

function RoundOfTask({ task, ...known }: RoundOfTaskProps) {
  const { t } = useTranslation();
  const { taskId, title, target, automationId } = task;
  const back = href("taskList", { taskId });
  // What is heard later moves no field that somebody may be at.
  const [first] = useState(known.first);
  return (
    <AnimalRound
      about={taskId}
      first={first}
      // What is left out on the way is left out the next time, too.
      way={automationId ?? taskId}
      back={{ label: title, to: back }}
      next={{ label: t("measures.round.toTask"), to: back }}
      isIn={(animal) => isOfTarget(target, animal)}
      isSingle={target.level === "ANIMAL" && target.ids.length === 1}
    />
  );
}
