import type { Behaviour, EthogramWords } from "@domain/ethogram/version";
import type { Zone } from "@domain/enclosure/enclosure";
import type {
  ScanDraft,
  ScanLine,
} from "@domain/observation/collect/scan-draft";
import {
  activeOf,
  awaitedOf,
  hasPlace,
  replacedIn,
} from "@domain/observation/collect/scan-draft";
import { languages } from "@domain/taxonomy/taxonomy";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import type { ScanAnimal, ScanGroup } from "./scan-shapes";

interface Named {
  behaviours: readonly Behaviour[];
  words: EthogramWords | null;
  animals: readonly ScanAnimal[];
  groups: readonly ScanGroup[];
  areas: readonly Zone[];
}

/** What replaced what by the last touch; null: nothing was that somebody may have meant for another. */
function useReplaced(draft: ScanDraft, asksPlace: boolean) {
  const [last, setLast] = useState<{
    draft: ScanDraft;
    replaced: ReturnType<typeof replacedIn>;
  }>({ draft, replaced: null });
  if (last.draft === draft) return last.replaced;
  const replaced = replacedIn(last.draft, draft, asksPlace);
  setLast({ draft, replaced });
  return replaced;
}

/** What is told of a scan beside what was said: what a touch replaced, and what is still asked of the active line; null for nothing. */
export function useScanHint(
  draft: ScanDraft,
  asksPlace: boolean,
  { nameOf, didOf }: Pick<ReturnType<typeof useScanWords>, "nameOf" | "didOf">,
): string | null {
  const { t } = useTranslation();
  const replaced = useReplaced(draft, asksPlace);
  const line = activeOf(draft);
  const awaited = line === null ? null : awaitedOf(line, asksPlace);
  const told = [
    ...(replaced === null
      ? []
      : [
          t("observation.scan.states.replaced", {
            name: nameOf(replaced.to),
            from: didOf(replaced.from),
            to: didOf(replaced.to),
          }),
        ]),
    ...(line === null || awaited === null
      ? []
      : [
          t(`observation.scan.states.awaited.${awaited}`, {
            name: nameOf(line),
          }),
        ]),
  ];
  return told.length === 0 ? null : told.join(" · ");
}

/** What a scan is about, in words. */
export function useScanWords(named: Named) {
  const { t } = useTranslation();
  const format = useFormat();
  const reader = useLanguage();
  const { words, groups, areas } = named;
  const animals = new Map(named.animals.map((one) => [one.id, one]));
  const behaviours = new Map(
    named.behaviours.map((one) => [one.behaviourId, one]),
  );
  const behaviour = (id: string): string =>
    words?.behaviours[id]?.name ??
    [reader, ...languages]
      .map((language) => behaviours.get(id)?.trad[language]?.name)
      .find((name) => !!name) ??
    t("observation.scan.states.noName");
  const animal = (id: string): string => animals.get(id)?.name ?? id;
  const nameOf = ({ animalId, groupId, count }: ScanLine): string => {
    if (animalId !== null) return animal(animalId);
    const group = groups.find(({ id }) => id === groupId);
    return t("observation.scan.states.some", {
      name: group?.name ?? t("observation.scan.states.unidentified"),
      count,
    });
  };
  const didOf = ({ did }: ScanLine): string => {
    if (did === "unsaid" || did === "unseen")
      return t(`observation.scan.states.${did}`);
    if (did.length === 0) return t("observation.scan.states.none");
    return format.list(did.map(behaviour));
  };
  const placeOf = (line: ScanLine): string[] => {
    const { areaId, level } = line;
    if (!hasPlace(line)) return [];
    const zone = areas.find((one) => one.areaId === areaId)?.areaName;
    return [
      zone ?? t("observation.scan.states.outside"),
      ...(level === null
        ? []
        : [t("observation.scan.states.level", { level })]),
    ];
  };
  return {
    behaviour,
    animal,
    nameOf,
    didOf,
    /** All that is said of a line. */
    saidOf: (line: ScanLine): string =>
      [
        didOf(line),
        ...(line.partnerId === null
          ? []
          : [
              t("observation.scan.states.partner", {
                name: animal(line.partnerId),
              }),
            ]),
        ...placeOf(line),
      ].join(" · "),
  };
}
