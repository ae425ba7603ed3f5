import { publishedEthogramsQuery } from "@domain/ethogram/ethogram-queries";
import type { Here } from "@domain/observation/transfer/import/guess";
import { fullName } from "@domain/person/user";
import type { LocalizedText } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { useMemo } from "react";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../../data/hooks/use-live";
import {
  useDirectory,
  useEnclosures,
  usePeople,
} from "../../../../data/hooks/use-names";

/** Every name that something has, in whatever language. */
export const namesOf = (trad: LocalizedText): string[] =>
  languages.flatMap((one) => trad[one] ?? []).filter((name) => name !== "");

/** All of an establishment that names of a file may stand for, but for behaviours; null while it is read. */
export function useHere(): Omit<Here, "behavioursOf" | "notVisible"> | null {
  const { zooId, uid } = useReadySession();
  const published = useLiveQueries([publishedEthogramsQuery()]);
  const animals = useDirectory("animals", zooId, { live: true });
  const groups = useDirectory("groups", zooId, { live: true });
  const enclosures = useEnclosures(zooId);
  const people = usePeople(zooId);
  return useMemo(() => {
    const isComing = [
      ...[published, animals.live, groups.live],
      ...[enclosures.live, people.live],
    ].some(({ state }) => state === "loading");
    if (isComing) return null;
    const rows = published.state === "data" ? published.data.rows : [];
    return {
      ethograms: rows.flatMap(({ id, data }) =>
        data.archived || data.publishedVersion === null
          ? []
          : [
              {
                value: { obsId: id, obsVersion: data.publishedVersion },
                names: namesOf(data.names),
              },
            ],
      ),
      enclosures: enclosures.rows.map(({ id, data }) => ({
        value: id,
        names: [data.enclosureName],
      })),
      // Who died or left was observed before.
      animals: animals.list
        .filter(({ archived }) => !archived)
        .map(({ id, name }) => ({ value: id, names: [name] })),
      groups: groups.list
        .filter(({ archived }) => !archived)
        .map(({ id, name }) => ({ value: id, names: [name] })),
      people: people.rows.map(({ id, data }) => ({
        value: id,
        names: [fullName(data)],
      })),
      me: uid,
      enclosureOf: (id) => animals.of(id)?.enclosureId ?? null,
    };
  }, [published, animals, groups, enclosures, people, uid]);
}
