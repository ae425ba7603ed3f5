import { isOfAnimal } from "@domain/measures/parameters/scope";
import type { AnimalSubject } from "@domain/measures/subject";
import { sourceOf } from "@domain/measures/subject";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFormat } from "../../../lib/use-format";
import type { Measured } from "../here/latest-value";
import { useLatest } from "../here/use-latest";
import { useParameterWords } from "../parameters/use-parameter-words";
import type { RowOf } from "../parameters/use-parameters";
import { useMaySee } from "./use-may-see";

/** One line of an animal's list: a parameter, and what was measured last. */
export interface AnimalLine extends Measured {
  row: RowOf<"health">;
  subject: AnimalSubject;
}

/** What is measured of an animal and somebody may see, by name: what is of it, and what there are values of. */
export function useAnimalLines(
  subject: AnimalSubject,
  rows: readonly RowOf<"health">[],
): AnimalLine[] {
  const session = useReadySession();
  const { byName } = useFormat();
  const { nameOf } = useParameterWords();
  const latest = useLatest(subject);
  const maySee = useMaySee(subject.sectorId);
  if (sourceOf(session, session.zooId, subject) === null) return [];
  return rows
    .filter(
      ({ id, data }) =>
        !data.isArchived &&
        maySee(data) &&
        (isOfAnimal(data, subject) || latest.has(id, null)),
    )
    .sort((a, b) => byName(nameOf(a.data), nameOf(b.data)))
    .map((row) => ({
      row,
      subject,
      areaName: null,
      latest: latest.of(row.id, null),
      isRead: latest.isRead,
      pending: latest.isPending(row.id, null),
    }));
}
