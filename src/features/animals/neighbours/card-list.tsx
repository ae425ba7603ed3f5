import { cardsForQuery } from "@domain/animal/card/card-queries";
import { href } from "@domain/pages";
import { IconShare } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useThumbnails } from "../../../data/files/use-file-url";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import type { Row } from "../../../data/live-store";
import { Text } from "@mantine/core";
import { ButtonLink } from "../../../ui/display/button-link";
import { NotGiven } from "../../../ui/display/coming-name";
import type { Column } from "../../../ui/list/columns";
import { ListedRows } from "../../../ui/state/listed-rows";
import { RecordList } from "../../../ui/list/record-list";
import { PageHeader } from "../../../ui/page/page-header";
import { PicturedName } from "../../../ui/picture/pictured-name";
import { AnimalState } from "../parts/animal-state";
import { Sex } from "../parts/sex";
import { SpeciesName } from "../parts/species-name";
import { useAge } from "../parts/use-age";
import type { CardSpecie } from "./use-card-words";
import { useCardSpecies } from "./use-card-words";

const step = 50;

/** The animals of other establishments that this one is authorised for. */
export function CardList() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const list = useGrowingList((limit) => cardsForQuery(zooId, limit), { step });
  return (
    <>
      <PageHeader
        title={t("animals.neighbours.title")}
        crumbs={[{ label: t("animals.title"), to: href("animalList") }]}
      />
      <ListedRows
        list={list}
        none={{
          icon: IconShare,
          title: t("animals.neighbours.states.none"),
          body: t("animals.neighbours.states.noneHelp"),
          action: (
            <ButtonLink to={href("animalList")} variant="light">
              {t("animals.actions.list")}
            </ButtonLink>
          ),
        }}
      >
        {(rows) => <Cards rows={rows} />}
      </ListedRows>
    </>
  );
}

function Cards({ rows }: { rows: readonly Row<"animalCards">[] }) {
  const { t } = useTranslation();
  const specieOf = useCardSpecies(rows.map(({ data }) => data));
  const columns = useCardColumns(specieOf);
  useThumbnails(rows.map(({ data }) => data.animalProfilePicture));
  return (
    <RecordList
      label={t("animals.neighbours.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("singleView", { animalId: id })}
      columns={columns}
    />
  );
}

function useCardColumns(
  specieOf: (card: Row<"animalCards">["data"]) => CardSpecie,
): Column<Row<"animalCards">>[] {
  const { t } = useTranslation();
  const age = useAge();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("animals.fields.animalName"),
        width: "minmax(0, 2.2fr)",
        cell: ({ data }) => (
          <PicturedName
            path={data.animalProfilePicture}
            name={data.animalName}
            silhouette={specieOf(data).silhouette}
          >
            <AnimalState animal={{ ...data, isArchived: false }} />
          </PicturedName>
        ),
      },
      {
        id: "zoo",
        header: t("animals.neighbours.fields.zoo"),
        width: "minmax(0, 1.5fr)",
        from: 480,
        cell: ({ data }) => (
          <Text component="span" inherit truncate display="block">
            {data.zooName}
          </Text>
        ),
        card: "bare",
      },
      {
        id: "specie",
        header: t("animals.fields.specieId"),
        width: "minmax(0, 2fr)",
        from: 860,
        cell: ({ data }, folded) =>
          folded ? (
            specieOf(data).words.name
          ) : (
            <SpeciesName words={specieOf(data).words} lines="one" />
          ),
        card: "bare",
      },
      {
        id: "sex",
        header: t("animals.fields.animalSexe"),
        width: "fit",
        from: 1040,
        cell: ({ data }) => <Sex sex={data.animalSexe} />,
        card: "bare",
      },
      {
        id: "age",
        header: t("animals.fields.age"),
        width: "fit",
        from: 640,
        cell: ({ data }) => age(data) ?? <NotGiven />,
      },
    ],
    [t, specieOf, age],
  );
}
