import { fullName } from "@domain/person/user";
import type { LocalizedText } from "@domain/taxonomy/taxonomy";
import { languages, localized } from "@domain/taxonomy/taxonomy";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc, useLiveDocs } from "../../../data/hooks/use-live";
import {
  comingName,
  nameOr,
  unknownName,
  useDirectory,
  useEnclosures,
  usePeople,
} from "../../../data/hooks/use-names";
import type { Live } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";

/** What sessions name, in words; for what is on its way or unknown, what stands for it. */
export interface SessionNames {
  animal: (id: string) => string;
  group: (id: string) => string;
  person: (id: string) => string;
  enclosure: (id: string) => string;
  /** A zone of the enclosure that is asked for; null: it has none of that id. */
  area: (areaId: string) => string | null;
}

/** The names of an establishment's animals, groups, people and enclosures, and of the zones of one of these. */
export function useSessionNames(
  enclosureId: string | null = null,
): SessionNames {
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const groups = useDirectory("groups", zooId);
  const people = usePeople(zooId);
  const enclosures = useEnclosures(zooId);
  const live = useLiveDoc("enclosures", enclosureId);
  const areas = live.state === "data" ? live.data?.data.areas : undefined;
  return useMemo(() => {
    return {
      animal: (id) => nameOr(animals.of(id)?.name, animals, id),
      group: (id) => nameOr(groups.of(id)?.name, groups, id),
      person: (id) => {
        const known = people.of(id);
        return nameOr(known && fullName(known), people, id);
      },
      enclosure: (id) =>
        nameOr(enclosures.of(id)?.enclosureName, enclosures, id),
      area: (id) => areas?.find((one) => one.areaId === id)?.areaName ?? null,
    };
  }, [animals, groups, people, enclosures, areas]);
}

/** What an ethogram is called in the reader's language, else in one it has a name in. */
export function useEthogramWord(): (names: LocalizedText) => string {
  const language = useLanguage();
  return (names) => {
    const any = languages.map((one) => names[one]).find((name) => !!name);
    return localized(names, language, any ?? unknownName);
  };
}

const namesIn = <T>(
  ids: readonly string[],
  all: readonly Live<{ data: T } | null>[],
  nameOf: (record: T) => string,
): ((id: string) => string) => {
  const named = new Map(
    ids.map((id, at) => {
      const live = all[at];
      if (live === undefined || live.state === "loading")
        return [id, comingName];
      const row = live.state === "data" ? live.data : null;
      return [id, row === null ? unknownName : nameOf(row.data)];
    }),
  );
  return (id) => named.get(id) ?? unknownName;
};

/** The names of these ethograms and campaigns, and of no others: a record each. */
export function useAskedNames(
  obsIds: readonly string[],
  campaignIds: readonly string[],
): { ethogram: (id: string) => string; campaign: (id: string) => string } {
  const ethogramWord = useEthogramWord();
  const ethograms = useLiveDocs("observations", obsIds);
  const campaigns = useLiveDocs("campaigns", campaignIds);
  return {
    ethogram: namesIn(obsIds, ethograms, ({ names }) => ethogramWord(names)),
    campaign: namesIn(campaignIds, campaigns, ({ name }) => name),
  };
}
