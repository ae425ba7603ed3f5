import type { Candidate } from "@domain/observation/transfer/import/names";
import type {
  CodedBy,
  Mapping,
} from "@domain/observation/transfer/import/planning";
import { useCan } from "../../../../data/hooks/use-can";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useDirectory } from "../../../../data/hooks/use-names";
import { useAskedNames } from "../../parts/use-session-names";
import type { Mapped } from "./use-mapping";

export interface Option {
  value: string;
  label: string;
}

const optionsOf = (all: readonly Candidate<string>[]): Option[] =>
  all.map(({ value, names }) => ({ value, label: names[0] ?? value }));

/** What stands for a behaviour that is none: nobody was seen. No id has a slash. */
const unseen = "/";

const versionValue = ({ obsId, obsVersion }: CodedBy): string =>
  `${obsId}/${String(obsVersion)}`;

/** Namesakes are told apart by their species. */
function useAnimalOptions(): Option[] {
  const { zooId } = useReadySession();
  const { list } = useDirectory("animals", zooId, { live: true });
  return list
    .filter(({ archived }) => !archived)
    .map(({ id, name, specieName }) => ({
      value: id,
      label: specieName === "" ? name : `${name} · ${specieName}`,
    }));
}

/** What may be chosen for the names of a file, as choosers have it. */
export function useOptions({ here, plansOf, mapping }: Mapped) {
  const { zooId } = useReadySession();
  const { of } = useDirectory("enclosures", zooId);
  const may = useCan();
  const animals = useAnimalOptions();
  const coded = here.ethograms.map(({ value }) => value);
  const { ethogram } = useAskedNames(
    coded.map(({ obsId }) => obsId),
    [],
  );
  const sectorsOf = (enclosureId: string | null) => {
    const sectorId = of(enclosureId)?.sectorId ?? null;
    return sectorId === null ? [] : [sectorId];
  };
  // In every place of the file: what others saw is brought in by who may put it right.
  const mayFor = (authorId: string) =>
    authorId === here.me ||
    Object.values(mapping.enclosures).every((enclosureId) =>
      may("create", "obsCorrections", {
        ...{ zooId, authorId },
        sectorIds: sectorsOf(enclosureId),
      }),
    );
  const people = optionsOf(here.people.filter(({ value }) => mayFor(value)));
  const observerOf = (uid: string | undefined) =>
    people.some(({ value }) => value === uid) ? uid : here.me;
  return {
    ethograms: coded.map((one) => ({
      value: versionValue(one),
      label: ethogram(one.obsId),
    })),
    ethogramValue: (one: CodedBy | null | undefined) =>
      one ? versionValue(one) : null,
    ethogramOf: (value: string | null) =>
      coded.find((one) => versionValue(one) === value) ?? null,
    enclosures: optionsOf(here.enclosures),
    animals,
    groups: optionsOf(here.groups),
    people,
    observerValue: (uid: string | undefined) => observerOf(uid) ?? null,
    behavioursOf: (one: CodedBy | null): Option[] => {
      const plan = plansOf(one);
      return [
        { value: unseen, label: here.notVisible },
        ...(plan?.behaviours ?? []).map(({ behaviourId }) => ({
          value: behaviourId,
          label: plan?.nameOf(behaviourId) ?? behaviourId,
        })),
      ];
    },
    behaviourValue: (one: Mapping["behaviours"][string] | undefined) =>
      one ? (one.behaviourId ?? unseen) : null,
    behaviourOf: (value: string | null): Mapping["behaviours"][string] =>
      value === null ? null : { behaviourId: value === unseen ? null : value },
    /** The same with nobody as observer for whom this person brings nothing in. */
    allowed: (of: Mapping): Mapping => ({
      ...of,
      observers: Object.fromEntries(
        Object.entries(of.observers).map(([name, uid]) => [
          name,
          observerOf(uid) ?? here.me,
        ]),
      ),
    }),
  };
}
