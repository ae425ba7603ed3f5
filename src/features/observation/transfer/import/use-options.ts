import type { Candidate } from "@domain/observation/transfer/import/names";
import type {
  CodedBy,
  Mapping,
} from "@domain/observation/transfer/import/planning";
import { useTranslation } from "react-i18next";
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

/** Those of the chosen enclosures first; namesakes are told apart by their species. */
function useAnimalOptions({ enclosures }: Mapping): Option[] {
  const { zooId } = useReadySession();
  const { list } = useDirectory("animals", zooId, { live: true });
  const chosen = new Set(Object.values(enclosures));
  const isThere = ({ enclosureId }: (typeof list)[number]) =>
    enclosureId !== null && chosen.has(enclosureId);
  return list
    .filter(({ archived }) => !archived)
    .toSorted((a, b) => Number(isThere(b)) - Number(isThere(a)))
    .map(({ id, name, specieName }) => ({
      value: id,
      label: specieName === "" ? name : `${name} · ${specieName}`,
    }));
}

/** What may be chosen for the names of a file, as choosers have it. */
export function useOptions({ here, plansOf, mapping }: Mapped) {
  const { zooId } = useReadySession();
  const { of } = useDirectory("enclosures", zooId);
  const { t } = useTranslation();
  const may = useCan();
  const animals = useAnimalOptions(mapping);
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
  const known = here.people.filter(({ value }) => mayFor(value));
  const isKnown = known.some(({ value }) => value === here.me);
  const people = [
    ...optionsOf(known),
    // Of another establishment, and at work in this one.
    ...(isKnown
      ? []
      : [{ value: here.me, label: t("observation.import.names.me") }]),
  ];
  /** Nobody for whom this person brings nothing in. */
  const observerValue = (uid: string | null | undefined) =>
    people.find(({ value }) => value === uid)?.value ?? null;
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
    observerValue,
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
  };
}
