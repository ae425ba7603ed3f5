import type { Task } from "@domain/task/task";
import { useCallback } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import type { SectorMark } from "../use-sector-names";
import { useSectorMarks } from "../use-sector-names";

type Placed = Pick<Task, "target" | "sectorId" | "sectorIds">;

/** Where a task is, by names: its sector with its mark, and the enclosures or animals it is about. */
export interface Where {
  sector: SectorMark;
  /** null where the task is about the sector as a whole. */
  what: string | null;
  /** How many more of what is named first. */
  more: number;
}

/** The names of targets, "" while they are unknown; a kind that no task is about costs nothing. */
export function useWhere(tasks: readonly Placed[]): (task: Placed) => Where {
  const { zooId } = useReadySession();
  const mark = useSectorMarks();
  const isAbout = (level: Placed["target"]["level"]) =>
    tasks.some(({ target }) => target.level === level) ? zooId : null;
  const enclosures = useDirectory("enclosures", isAbout("ENCLOSURE"));
  const animals = useDirectory("animals", isAbout("ANIMAL"));
  return useCallback(
    ({ target: { level, ids }, sectorId, sectorIds }) => {
      const sector = mark(sectorId);
      if (level === "SECTOR")
        return { sector, what: null, more: sectorIds.length - 1 };
      const names = level === "ENCLOSURE" ? enclosures : animals;
      const first = names.of(ids[0] ?? null)?.name ?? "";
      return { sector, what: first, more: ids.length - 1 };
    },
    [mark, enclosures, animals],
  );
}
