import { figureRowsMost } from "@domain/report/block";
import { isOfSectors } from "@domain/report/of-sectors";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import type { Known } from "../../../ui/state/missing";
import { WholeQuery } from "../../shared/figures/whole-query";
import type { FreshFigure, OfFigure } from "../../slot-figures";
import { useSpeciesWords } from "../parts/use-species-words";

/** Names are all there, or the server was not heard of. */
const knownNames = ({ whole }: { whole: boolean }): Known => ({
  ...{ heard: whole, fromCache: false, unreadable: 0, full: false },
});

/** How many animals of each species are here today, in the sectors of the report. */
export function Component({ sectorIds, shown }: OfFigure) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId, { live: true });
  const wordsOf = useSpeciesWords();
  const { live } = animals;
  const query =
    live.state === "data" ? { ...live, data: knownNames(live.data) } : live;
  const here = animals.list.filter(
    ({ state, archived, sectorId }) =>
      state === null && !archived && isOfSectors(sectorIds, sectorId),
  );
  const counts = new Map<string, number>();
  for (const animal of here) {
    const name =
      wordsOf(animal).name.slice(0, 120) ||
      t("reports.figures.inventory.unknown");
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const rows = [...counts]
    .sort(([a, one], [b, other]) => other - one || byName(a, b))
    .slice(0, figureRowsMost)
    .map(([label, count]) => ({ label, values: [count] }));
  const fresh: FreshFigure | null =
    rows.length === 0
      ? null
      : {
          title: t("reports.figures.inventory.title"),
          figure: {
            ...{ question: "", drawing: "bars", rows, versions: [] },
            head: t("reports.figures.inventory.head"),
            columns: [
              { label: t("reports.figures.inventory.column"), unit: null },
            ],
            ...{ n: here.length, counts: "animals", from: null, to: null },
          },
        };
  return <WholeQuery query={query}>{() => shown(fresh)}</WholeQuery>;
}
