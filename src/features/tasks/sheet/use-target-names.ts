import type { Task } from "@domain/task/task";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";

/** The names of the enclosures or animals a task is about, [] where it is about its sectors; a kind that no task is about costs nothing. */
export function useTargetNames(
  tasks: readonly Pick<Task, "target">[],
): (task: Pick<Task, "target">) => readonly string[] {
  const { zooId } = useReadySession();
  const isAbout = (level: Task["target"]["level"]) =>
    tasks.some(({ target }) => target.level === level) ? zooId : null;
  const enclosures = useDirectory("enclosures", isAbout("ENCLOSURE"));
  const animals = useDirectory("animals", isAbout("ANIMAL"));
  const nameOf = {
    SECTOR: () => undefined,
    ENCLOSURE: (id: string) => enclosures.of(id)?.name,
    ANIMAL: (id: string) => animals.of(id)?.name,
  };
  return ({ target: { level, ids } }) =>
    ids.flatMap((id) => nameOf[level](id) ?? []);
}
