import type { Session } from "../access/session";
import type { AnimalEntry } from "../directory/kinds";
import { lastWeightQuery } from "../health/values/last-weight-queries";
import { builtInId } from "../measures/parameters/parameter";
import { seriesOf } from "../measures/subject";
import type { Query } from "../query/query";
import { isMeasuredWith, mayMeasure } from "../task/collect/measured";
import { isDueByToday } from "../task/state";
import type { Task } from "../task/task";

/** Of so many animals a device keeps the last weights, each at most five documents. */
export const weighedMost = 100;

/** The tasks, of those that somebody has, with which values of animals are given by the end of the day of `now`. */
export const measuringOn = (
  session: Session,
  tasks: readonly Task[],
  now: Date,
): Task[] =>
  tasks.filter((task) => isDueByToday(task, now) && mayMeasure(session, task));

/**
 * What asks for the last weights of the animals that some tasks are about, of the first hundred that somebody reads; [] where there
 * are none. With them a doubtful weight is told without a network, too.
 */
export const lastWeightsOf = (
  session: Session,
  tasks: readonly Pick<Task, "target">[],
  animals: readonly AnimalEntry[],
): Query<"healthValues">[] => {
  const { zooId } = session;
  const parameterId = builtInId(zooId, "weight");
  return animals
    .filter((animal) =>
      tasks.some(({ target }) => isMeasuredWith(target, animal)),
    )
    .flatMap(({ id, groupId, specieId, sectorId }) => {
      const subject = { animalId: id, groupId, specieId, sectorId };
      const series = seriesOf(session, zooId, subject, parameterId);
      return series !== null && "animalId" in series
        ? [lastWeightQuery(series)]
        : [];
    })
    .slice(0, weighedMost);
};
