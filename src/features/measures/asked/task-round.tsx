import { href } from "@domain/pages";
import { isOfTarget } from "@domain/task/collect/measured";
import type { Task } from "@domain/task/task";
import { IconChecklist } from "@tabler/icons-react";
import { useEffect, useState } from "react";
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

/** So long a round waits for what is to be asked first. */
const patienceMs = 3000;

/** The first answer, or [] where there is none in time; null until then. What is heard later moves no field that somebody may be at. */
function useFirstAnswer(task: Task): readonly string[] | null {
  const known = useFirstAsked(task);
  const [first, setFirst] = useState(known);
  if (first === null && known !== null) setFirst(known);
  useEffect(() => {
    const late = setTimeout(() => setFirst((found) => found ?? []), patienceMs);
    return () => clearTimeout(late);
  }, []);
  return first;
}

function OfTask({ task }: { task: Task }) {
  const first = useFirstAnswer(task);
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

function RoundOfTask({ task, first }: RoundOfTaskProps) {
  const { t } = useTranslation();
  const { taskId, title, target, automationId } = task;
  const back = href("taskList", { taskId });
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
