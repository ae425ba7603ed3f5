import type { Chosen, Here } from "@domain/observation/transfer/import/guess";
import {
  guessEthograms,
  guessMapping,
} from "@domain/observation/transfer/import/guess";
import type {
  Candidate,
  FileNames,
} from "@domain/observation/transfer/import/names";
import type {
  CodedBy,
  Mapping,
  Planning,
} from "@domain/observation/transfer/import/planning";
import { languages } from "@domain/taxonomy/taxonomy";
import { useTranslation } from "react-i18next";
import { useLiveDocs } from "../../../../data/hooks/use-live";
import type { SessionPlan } from "../../parts/use-plans";
import { usePlans } from "../../parts/use-plans";
import { namesOf, useHere } from "./use-here";

/** The behaviours of an ethogram, by each name they have, alone and after their category's. */
const behavioursIn = (plan: SessionPlan | undefined): Candidate<string>[] =>
  (plan?.behaviours ?? []).map(({ behaviourId, trad }) => {
    const own = languages.flatMap((one) => trad[one]?.name ?? []);
    const category = plan?.categoryOf(behaviourId) ?? "";
    return {
      value: behaviourId,
      names: [...own, ...own.map((name) => `${category} ${name}`)],
    };
  });

function modifierIn(
  plan: SessionPlan | undefined,
  behaviourId: string,
  text: string,
): string | null {
  const plain = text.trim().toLowerCase();
  for (const { modifierId, values } of plan?.behaviourOf(behaviourId)
    ?.modifiers ?? [])
    for (const { valueId, trad } of values)
      if (namesOf(trad).some((name) => name.toLowerCase() === plain))
        return `${modifierId}.${valueId}`;
  return null;
}

/** What the names of a file stand for, as it was guessed and chosen, and what they might. */
export interface Mapped {
  mapping: Mapping;
  here: Here;
  plansOf: (coded: CodedBy | null) => SessionPlan | undefined;
  modifierOf: Planning["modifierOf"];
  zoneOf: Planning["zoneOf"];
}

/** The zones of enclosures by what they are called; null while they are read. */
function useZones(
  enclosures: Mapping["enclosures"] | null,
): Planning["zoneOf"] | null {
  const ids = [
    ...new Set(Object.values(enclosures ?? {}).filter((id) => id !== null)),
  ];
  const all = useLiveDocs("enclosures", ids);
  if (all.some(({ state }) => state === "loading")) return null;
  return (enclosureId, name) => {
    const found = all[ids.indexOf(enclosureId)];
    const areas = found?.state === "data" ? found.data?.data.areas : undefined;
    const zone = areas?.find(({ areaName }) => areaName.trim() === name);
    return zone?.areaId ?? null;
  };
}

/** What the names of a file stand for; null while that is read. */
export function useMapping(names: FileNames, chosen: Chosen): Mapped | null {
  const { t } = useTranslation();
  const read = useHere();
  const ethograms = read === null ? {} : guessEthograms(names, read, chosen);
  const coded = Object.values(ethograms).filter((one) => one !== null);
  const plans = usePlans(coded);
  const plansOf = (one: CodedBy | null) =>
    one === null
      ? undefined
      : plans?.[
          coded.findIndex(
            ({ obsId, obsVersion }) =>
              obsId === one.obsId && obsVersion === one.obsVersion,
          )
        ];
  const here: Here | null =
    read === null || plans === null
      ? null
      : {
          ...read,
          behavioursOf: (one) => behavioursIn(plansOf(one)),
          notVisible: t("observation.record.states.notVisible"),
        };
  const mapping = here === null ? null : guessMapping(names, here, chosen);
  const zoneOf = useZones(mapping?.enclosures ?? null);
  if (here === null || mapping === null || zoneOf === null) return null;
  return {
    mapping,
    here,
    zoneOf,
    plansOf,
    modifierOf: (one, behaviourId, text) =>
      modifierIn(plansOf(one), behaviourId, text),
  };
}
