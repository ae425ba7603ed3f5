import { automationTaskQueries } from "@domain/automation/history/history-queries";
import { isEstimable } from "@domain/health/values/estimated";
import { sourceOf } from "@domain/measures/subject";
import { measuresWithinQuery } from "@domain/measures/values/latest-queries";
import { givenOnRounds, namedIn } from "@domain/task/collect/first-asked";
import { isMeasuredWith } from "@domain/task/collect/measured";
import type { Task } from "@domain/task/task";
import { parisDay, startOfDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  useEachQuery,
  useLiveQueries,
  useOnline,
} from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { useParameterWords } from "../parameters/use-parameter-words";
import { useParameters } from "../parameters/use-parameters";

/** So many times that a task was done say what is given on it. */
const roundsRead = 3;

/** The parameters that a task names in its title; null until they are known. */
function useNamed(title: string): readonly string[] | null {
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const parameters = useParameters("health");
  if (parameters.state === "loading") return null;
  if (parameters.state === "error") return [];
  return namedIn(
    title,
    parameters.data.rows.map(({ id, data }) => ({
      id,
      words: [
        nameOf(data),
        ...(isEstimable(data)
          ? t("measures.alsoCalled.weight").split(",")
          : []),
      ],
    })),
  );
}

/** What was given of the first of its animals the last times an automation's task was done; null until it is known. */
function useGivenBefore(
  { automationId, target }: Task,
  isAsked: boolean,
): readonly string[] | null {
  const session = useReadySession();
  const { zooId } = session;
  const isWanted = useOnline() && isAsked && automationId !== null;
  const animals = useDirectory("animals", isWanted ? zooId : null);
  const done = useLiveQueries(
    isWanted
      ? automationTaskQueries(session, automationId, "done", roundsRead)
      : null,
  );
  const animal = animals.list.find((one) => isMeasuredWith(target, one));
  const source =
    animal === undefined
      ? null
      : sourceOf(session, zooId, { ...animal, animalId: animal.id });
  const rounds =
    done.state === "data" && source !== null && "animalId" in source
      ? done.data.rows.slice(0, roundsRead).flatMap(({ data }) => {
          const until = data.completedAt;
          if (until === null) return [];
          const span = { from: startOfDay(parisDay(until)), until };
          return [{ task: data, query: measuresWithinQuery(source, span) }];
        })
      : [];
  const lives = useEachQuery(rounds.map(({ query }) => query));
  if (!isWanted) return [];
  if (done.state === "loading" || animals.live.state === "loading") return null;
  if (lives.some(({ state }) => state === "loading")) return null;
  return givenOnRounds(
    rounds.map(({ task }, at) => {
      const live = lives[at];
      const rows = live?.state === "data" ? live.data.rows : [];
      return { task, lines: rows.map(({ data }) => data) };
    }),
  );
}

/** What is asked first of the animals of a task: what its title names, else what was given the last times; null until it is known. */
export function useFirstAsked(task: Task): readonly string[] | null {
  const named = useNamed(task.title);
  const before = useGivenBefore(task, named?.length === 0);
  return named === null || named.length > 0 ? named : before;
}
