import { nameOf } from "@domain/directory/name-of";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { standIn, useDirectory } from "../../../data/hooks/use-names";
import type { ReadVersion } from "../../../data/surveys/use-versions";
import type { NamedSubject, ResultNames } from "./result-data";

/** Where names are looked up: as long as none are wanted, nothing is read. */
function useNamedZoo(isWanted: boolean): string | null {
  const { zooId } = useReadySession();
  return isWanted ? zooId : null;
}

/** What animals, groups and enclosures of the establishment are called, whichever of them an id names. */
export function useSubjectNames(
  isWanted = true,
): (subjectId: string) => NamedSubject {
  const { t } = useTranslation();
  const zooId = useNamedZoo(isWanted);
  const animals = useDirectory("animals", zooId);
  const groups = useDirectory("groups", zooId);
  const enclosures = useDirectory("enclosures", zooId);
  return useMemo(
    () => (id) => {
      const animal = animals.of(id);
      const other = groups.of(id)?.name ?? enclosures.of(id)?.name;
      return {
        name:
          animal?.name ?? other ?? standIn(animals, id) ?? t("results.unknown"),
        specieId: animal?.specieId ?? null,
        groupId: animal?.groupId ?? null,
      };
    },
    [t, animals, groups, enclosures],
  );
}

/** What people of the establishment are called. */
export function usePersonName(isWanted = true): (userId: string) => string {
  const { t } = useTranslation();
  const zooId = useNamedZoo(isWanted);
  const people = useDirectory("users", zooId);
  return useMemo(
    () => (id) => {
      const person = people.of(id);
      return person === undefined
        ? (standIn(people, id) ?? t("results.unknown"))
        : nameOf(person);
    },
    [t, people],
  );
}

/** The words of versions, those of the newest first: what only older ones have keeps its own. */
export function namesOf(
  versions: readonly ReadVersion[],
): Omit<ResultNames, "subject" | "person"> {
  const newest = versions.toReversed();
  const surveys = new Set(versions.map(({ surveyId }) => surveyId));
  const words = newest.flatMap((one) => one.words ?? []);
  const asked = (ref: string) =>
    words.find(({ questions }) => ref in questions)?.questions[ref];
  return {
    criterion: (id) =>
      words.find(({ criteria }) => id in criteria)?.criteria[id] ?? id,
    question: (ref) => asked(ref)?.text ?? ref,
    option: (ref, value) =>
      words.find(({ questions }) => questions[ref]?.options[value])?.questions[
        ref
      ]?.options[value] ?? value,
    version: (version) => {
      const found = versions.find((one) => one.version === version);
      if (found === undefined) return version;
      const number = String(found.number);
      return surveys.size > 1 && found.words !== null
        ? `${found.words.name} · ${number}`
        : number;
    },
  };
}
