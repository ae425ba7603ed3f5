import { href } from "@domain/pages";
import { localized } from "@domain/taxonomy/taxonomy";
import { Group } from "@mantine/core";
import { IconPaw, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useThumbnails } from "../../../data/files/use-file-url";
import type { Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSpecies } from "../../../data/hooks/use-names";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { useLanguage } from "../../../lib/i18n/use-language";
import { ButtonLink } from "../../../ui/display/button-link";
import { TextLink } from "../../../ui/display/text-link";
import type { Column } from "../../../ui/list/columns";
import { LoadMore } from "../../../ui/list/load-more";
import { PicturedName } from "../../../ui/picture/pictured-name";
import { RecordList } from "../../../ui/list/record-list";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { useEnclosureAnimals } from "./use-enclosure-animals";

interface EnclosureAnimalsProps {
  row: Row<"enclosures">;
}

/** Who lives in the enclosure. */
export function EnclosureAnimals({ row }: EnclosureAnimalsProps) {
  const { t } = useTranslation();
  const { live, more, growing } = useEnclosureAnimals(row.data.zooId, row.id);
  const may = useCan();
  const facts = factsFor("enclosures", row.data);
  const create = may("create", "animals", facts) && (
    <ButtonLink
      to={href("animal", { mode: "create", enclosureId: row.id })}
      variant="light"
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t("enclosures.actions.createAnimal")}
    </ButtonLink>
  );
  return (
    <QueryState
      query={live}
      empty={
        <EmptyState
          icon={IconPaw}
          title={t("enclosures.states.noAnimal")}
          action={create}
        />
      }
    >
      {({ rows }) => (
        <>
          <Group justify="space-between" mb="sm">
            {may("read", "groups") ? (
              <TextLink to={href("groupList")}>
                {t("groups.menu.groupList")}
              </TextLink>
            ) : (
              <span />
            )}
            {create}
          </Group>
          <AnimalRows rows={rows} />
          <LoadMore onMore={more} loading={growing} />
        </>
      )}
    </QueryState>
  );
}

function AnimalRows({ rows }: { rows: readonly Row<"animals">[] }) {
  const { t } = useTranslation();
  const columns = useColumns();
  useThumbnails(rows.map(({ data }) => data.animalProfilePicture));
  return (
    <RecordList
      label={t("enclosures.tabs.animals")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("animal", { animalId: id })}
      columns={columns}
    />
  );
}

function useColumns(): Column<Row<"animals">>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const { zooId } = useReadySession();
  const species = useSpecies(zooId);
  return [
    {
      id: "name",
      header: t("enclosures.fields.animal"),
      cell: ({ data }) => (
        <PicturedName
          path={data.animalProfilePicture}
          name={data.animalName}
          silhouette={IconPaw}
        />
      ),
    },
    {
      id: "specie",
      header: t("enclosures.fields.specie"),
      width: "minmax(0, 2fr)",
      cell: ({ data }) =>
        localized(
          species.of(data.specieId)?.names ?? {},
          language,
          data.specieName || data.specieLatinName,
        ),
      card: "bare",
    },
  ];
}
