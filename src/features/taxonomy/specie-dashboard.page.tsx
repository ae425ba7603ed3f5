import { isThere } from "@domain/directory/is-there";
import { href } from "@domain/pages";
import { idSchema } from "@domain/schema/fields";
import { Stack } from "@mantine/core";
import { IconPaw } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { useCan } from "../../data/hooks/use-can";
import { useLiveDoc } from "../../data/hooks/use-live";
import { useDirectory } from "../../data/hooks/use-names";
import { useFormat } from "../../lib/use-format";
import { ButtonLink } from "../../ui/display/button-link";
import { RecordList } from "../../ui/list/record-list";
import { usePageParams } from "../../ui/list/search-params";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { Slot } from "../slots";
import { SpecieAnimals } from "./dashboard/specie-animals";
import { TaxonName, useTaxonWord } from "./parts/taxon-name";
import { byLatin, taxonRow } from "./parts/use-taxa";

/** The animals of a species; without one, which species there are here. */
export function Component() {
  const [params] = usePageParams();
  const specieId = idSchema
    .nullable()
    .catch(null)
    .parse(params.get("specieId"));
  return specieId === null ? (
    <SpeciesHere />
  ) : (
    <OneSpecie key={specieId} specieId={specieId} />
  );
}

function OneSpecie({ specieId }: { specieId: string }) {
  const { t } = useTranslation();
  const mayChange = useCan()("change", "taxonomy");
  const wordOf = useTaxonWord();
  const live = useLiveDoc("species", specieId);
  const crumbs = [
    { label: t("taxonomy.animals.species"), to: href("specieDashboard") },
  ];
  return (
    <QueryState
      query={live}
      skeleton={<PageSkeleton />}
      empty={
        <>
          <PageHeader title={t("taxonomy.titleOne.species")} crumbs={crumbs} />
          <EmptyState
            icon={IconPaw}
            title={t("taxonomy.states.missing")}
            body={t("common.messages.notThere")}
          />
        </>
      }
    >
      {(row) => {
        if (row === null) return null;
        const specie = taxonRow("species", row);
        return (
          <>
            <PageHeader
              title={wordOf(specie) ?? specie.latin}
              facts={<TaxonName taxon={{ ...specie, name: "", names: {} }} />}
              crumbs={crumbs}
              actions={
                mayChange && (
                  <ButtonLink
                    to={href("specie", { specieId })}
                    variant="default"
                  >
                    {t("taxonomy.actions.record")}
                  </ButtonLink>
                )
              }
            />
            <Stack gap="lg">
              <Slot name="species.parts" props={{ id: specieId }} />
              <SpecieAnimals specieId={specieId} />
            </Stack>
          </>
        );
      }}
    </QueryState>
  );
}

interface SpecieHere {
  id: string;
  latin: string;
  name: string;
  names: Record<string, string>;
  parentId: null;
  count: number;
}

/** The species of the establishment's living animals, by what its directory says: nothing is read for it. */
function SpeciesHere() {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId, { live: true });
  const rows = useMemo(() => {
    const all = new Map<string, SpecieHere>();
    for (const animal of animals.list) {
      const { specieId, specieName: name, specieLatinName: latin } = animal;
      if (specieId === null || !isThere(animal)) continue;
      const known = all.get(specieId);
      all.set(specieId, {
        id: specieId,
        latin,
        name,
        names: {},
        parentId: null,
        count: (known?.count ?? 0) + 1,
      });
    }
    return [...all.values()].sort(byLatin);
  }, [animals]);
  return (
    <>
      <PageHeader
        title={t("taxonomy.animals.species")}
        count={format.number(rows.length)}
      />
      <QueryState query={animals.live}>
        {() =>
          rows.length === 0 ? (
            <EmptyState icon={IconPaw} title={t("taxonomy.animals.none")} />
          ) : (
            <RecordList
              label={t("taxonomy.animals.species")}
              rows={rows}
              rowKey={({ id }) => id}
              rowHref={({ id }) => href("specieDashboard", { specieId: id })}
              columns={[
                {
                  id: "latin",
                  header: t("taxonomy.fields.latin"),
                  width: "minmax(0, 3fr)",
                  cell: (specie) => <TaxonName taxon={specie} />,
                },
                {
                  id: "count",
                  header: t("taxonomy.tabs.animals"),
                  width: "fit",
                  card: "labelled",
                  cell: ({ count }) => format.number(count),
                },
              ]}
            />
          )
        }
      </QueryState>
    </>
  );
}
