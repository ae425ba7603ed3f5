import type { TaskFilter, TaskKnown } from "@domain/task/filter/task-filter";
import { teamFields } from "@domain/sector/sector";
import { useMemo } from "react";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useDirectory } from "../../../../data/hooks/use-names";
import { useRowsOf } from "../../../../data/hooks/use-rows-of";

const none: readonly string[] = [];

/** What a filter must know of the animals and sectors that tasks name; what it does not ask for costs nothing. */
export function useTaskKnown({ specieId, role }: TaskFilter): {
  known: TaskKnown;
  loading: boolean;
} {
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", specieId === null ? null : zooId);
  const sectors = useDirectory("sectors", role === null ? null : zooId);
  const ids = useMemo(
    () => (role === null ? none : sectors.list.map(({ id }) => id)),
    [role, sectors],
  );
  const { live } = useRowsOf("sectors", zooId, ids);
  const teams = live.state === "data" ? live.data.rows : null;
  const known = useMemo((): TaskKnown => {
    const byId = new Map(teams?.map(({ id, data }) => [id, data]));
    return {
      specieOf: (id) => animals.of(id)?.specieId ?? null,
      peopleOf: (id, of) => byId.get(id)?.[teamFields[of]] ?? none,
    };
  }, [animals, teams]);
  const comesLater = (state: string, asked: boolean) =>
    asked && state === "loading";
  return {
    known,
    loading:
      comesLater(animals.live.state, specieId !== null) ||
      comesLater(sectors.live.state, role !== null) ||
      comesLater(live.state, role !== null),
  };
}
