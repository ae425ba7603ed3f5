import { readsEveryZoo } from "@domain/access/reach";
import { animalSexes } from "@domain/animal/animal";
import { href } from "@domain/pages";
import { zoosQueries } from "@domain/query/facility-queries";
import {
  ageClasses,
  specieFigures,
  specieStates,
} from "@domain/taxonomy/specie-figures";
import { animalsOfSpecieQuery } from "@domain/taxonomy/taxonomy-queries";
import { SimpleGrid, Stack } from "@mantine/core";
import { IconPaw } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { dayOf } from "../../../lib/format";
import { useFormat } from "../../../lib/use-format";
import { FactList } from "../../../ui/display/fact-list";
import { TextLink } from "../../../ui/display/text-link";
import { ListNotes } from "../../../ui/list/list-notes";
import { Panel } from "../../../ui/page/panel";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { AnimalNames } from "./animal-names";

/** More than nearly every species has; where there are more, the page says so. */
const animalsMax = 1000;
const everyHour = 3_600_000;

/** The animals of a species across what this person may see, in figures that add up. */
export function SpecieAnimals({ specieId }: { specieId: string }) {
  const { t } = useTranslation();
  const { access, zooId } = useReadySession();
  const everywhere = readsEveryZoo(access);
  const zooName = useZooName(everywhere);
  const live = useLiveQueries([
    animalsOfSpecieQuery(specieId, everywhere ? null : zooId, animalsMax),
  ]);
  return (
    <QueryState
      query={live}
      empty={
        <EmptyState
          icon={IconPaw}
          title={t("taxonomy.animals.none")}
          body={t(
            everywhere
              ? "taxonomy.animals.noneEverywhere"
              : "taxonomy.animals.noneHere",
          )}
        />
      }
    >
      {({ rows, unreadable, full }) => (
        <>
          <Stack gap="lg">
            <Figures
              specieId={specieId}
              rows={rows}
              zooName={everywhere ? zooName : null}
            />
            <AnimalNames rows={rows} zooName={everywhere ? zooName : null} />
          </Stack>
          <ListNotes unreadable={unreadable} full={full} shown={rows.length} />
        </>
      )}
    </QueryState>
  );
}

interface FiguresProps {
  specieId: string;
  rows: readonly Row<"animals">[];
  /** What an establishment is called; null where all are of one's own. */
  zooName: ((zooId: string) => string) | null;
}

/** What establishments are called by those who see several of them; an id where nobody says. */
function useZooName(asks: boolean): (zooId: string) => string {
  const session = useReadySession();
  const zoos = useLiveQueries(asks ? zoosQueries(session) : null);
  const known = zoos.state === "data" ? zoos.data.rows : [];
  return (id) => known.find((zoo) => zoo.id === id)?.data.zooName ?? id;
}

function Figures({ specieId, rows, zooName }: FiguresProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = dayOf(useNow(everyHour));
  const figures = specieFigures(
    rows.map(({ data }) => data),
    today,
  );
  const facts = <K extends string>(
    keys: readonly K[],
    counts: ReadonlyMap<K, number>,
    labelOf: (key: K) => string,
  ) =>
    keys
      .filter((key) => counts.has(key))
      .map((key) => ({
        label: labelOf(key),
        value: format.number(counts.get(key) ?? 0),
      }));
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <Panel
        title={t("taxonomy.animals.living", { count: figures.living })}
        aside={
          zooName === null && (
            <TextLink to={href("animalList", { specieId })}>
              {t("taxonomy.animals.list")}
            </TextLink>
          )
        }
      >
        <FactList
          facts={facts(specieStates, figures.states, (state) =>
            t(`taxonomy.options.states.${state}`),
          )}
        />
      </Panel>
      {zooName !== null && figures.living > 0 && (
        <Zoos specieId={specieId} counts={figures.zoos} nameOf={zooName} />
      )}
      {figures.living > 0 && (
        <>
          <Panel title={t("taxonomy.animals.bySex")}>
            <FactList
              facts={facts(animalSexes, figures.sexes, (sex) =>
                t(`taxonomy.options.sex.${sex}`),
              )}
            />
          </Panel>
          <Panel title={t("taxonomy.animals.byAge")}>
            <FactList
              facts={facts(ageClasses, figures.ages, (age) =>
                t(`taxonomy.options.ages.${age}`),
              )}
            />
          </Panel>
        </>
      )}
    </SimpleGrid>
  );
}

interface ZoosProps {
  specieId: string;
  counts: ReadonlyMap<string, number>;
  nameOf: (zooId: string) => string;
}

/** In which establishments they live; each number leads to the list there. */
function Zoos({ specieId, counts, nameOf }: ZoosProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const sorted = [...counts].sort(
    ([a, x], [b, y]) => y - x || format.byName(nameOf(a), nameOf(b)),
  );
  return (
    <Panel title={t("taxonomy.animals.byZoo")}>
      <FactList
        facts={sorted.map(([zoo, count]) => ({
          label: nameOf(zoo),
          value: (
            <TextLink to={href("animalList", { specieId, zoo })}>
              {format.number(count)}
            </TextLink>
          ),
        }))}
      />
    </Panel>
  );
}
