import { href } from "@domain/pages";
import { Group, Text } from "@mantine/core";
import { IconPaw } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useThumbnails } from "../../../data/files/use-file-url";
import type { Row } from "../../../data/live-store";
import {
  standIn,
  useEnclosures,
  useSectors,
} from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { NotGiven } from "../../../ui/display/coming-name";
import { MarkedName } from "../../../ui/display/marked-name";
import { PendingBadge } from "../../../ui/display/pending-badge";
import type { Column } from "../../../ui/list/columns";
import { RecordList } from "../../../ui/list/record-list";
import { EmptyState } from "../../../ui/state/empty-state";
import { AnimalAvatar } from "../parts/animal-avatar";
import { AnimalState } from "../parts/animal-state";
import { Sex } from "../parts/sex";
import { SpeciesName } from "../parts/species-name";
import { useAge } from "../parts/use-age";
import { useSpeciesWords } from "../parts/use-species-words";
import { BulkMove } from "./bulk/bulk-move";
import { useAnimalSelection } from "./bulk/use-animal-selection";

interface AnimalTableProps {
  rows: readonly Row<"animals">[];
  zooId: string;
}

export function AnimalTable({ rows, zooId }: AnimalTableProps) {
  const { t } = useTranslation();
  const animal = useAnimalColumns();
  const place = usePlaceColumns(zooId);
  const evaluated = useEvaluatedColumn();
  const columns = useMemo(
    () => [...animal, ...place, evaluated],
    [animal, place, evaluated],
  );
  const selected = useAnimalSelection(rows);
  useThumbnails(rows.map(({ data }) => data.animalProfilePicture));
  return rows.length === 0 ? (
    <EmptyState icon={IconPaw} title={t("animals.states.notFound")} />
  ) : (
    <>
      <RecordList
        label={t("animals.title")}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href("animal", { animalId: id })}
        columns={columns}
        {...(selected !== null && { selection: selected.selection })}
      />
      {selected !== null && <BulkMove selected={selected} zooId={zooId} />}
    </>
  );
}

function useAnimalColumns(): Column<Row<"animals">>[] {
  const { t } = useTranslation();
  const wordsOf = useSpeciesWords();
  const age = useAge();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("animals.fields.animalName"),
        width: "minmax(0, 1.5fr)",
        cell: ({ data, pending }) => (
          <Group gap="sm" wrap="nowrap" component="span">
            <AnimalAvatar animal={data} size={30} />
            <Text component="span" inherit truncate title={data.animalName}>
              {data.animalName}
            </Text>
            <AnimalState animal={data} />
            {pending && <PendingBadge />}
          </Group>
        ),
      },
      {
        id: "specie",
        header: t("animals.fields.specieId"),
        width: "minmax(0, 2fr)",
        from: 640,
        cell: ({ data }, folded) =>
          folded ? (
            wordsOf(data).name
          ) : (
            <SpeciesName words={wordsOf(data)} lines="one" />
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
        cell: ({ data }, folded) => age(data) ?? (folded ? null : <NotGiven />),
      },
    ],
    [t, wordsOf, age],
  );
}

/** Of when an animal was last evaluated the day alone: whoever reads the animal knows it, what was answered not everybody. */
function useEvaluatedColumn(): Column<Row<"animals">> {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => ({
      id: "lastEval",
      header: t("animals.fields.lastEval"),
      width: "fit",
      from: 1240,
      card: "labelled",
      cell: ({ data }, folded) =>
        data.lastEval === null ? (
          folded ? null : (
            <NotGiven />
          )
        ) : (
          format.date(data.lastEval)
        ),
    }),
    [t, format],
  );
}

function usePlaceColumns(zooId: string): Column<Row<"animals">>[] {
  const { t } = useTranslation();
  const enclosures = useEnclosures(zooId);
  const sectors = useSectors(zooId);
  return useMemo(
    () => [
      {
        id: "enclosure",
        header: t("animals.fields.enclosureId"),
        width: "minmax(0, 1.5fr)",
        from: 760,
        cell: ({ data }) => {
          const id = data.animalEnclosureData?.enclosureId ?? null;
          return (
            enclosures.of(id)?.enclosureName ?? standIn(enclosures, id) ?? ""
          );
        },
        card: "bare",
      },
      {
        id: "sector",
        header: t("animals.fields.sectorId"),
        width: "minmax(0, 1.2fr)",
        from: 1040,
        cell: ({ data }) => {
          const sector = sectors.of(data.sectorId);
          return sector === undefined ? (
            standIn(sectors, data.sectorId)
          ) : (
            <MarkedName color={sector.sectorColor} name={sector.sectorName} />
          );
        },
        // The enclosure says it.
        card: "hidden",
      },
    ],
    [t, enclosures, sectors],
  );
}
