import type { Animal } from "@domain/animal/animal";
import { parentFields } from "@domain/animal/animal";
import {
  offspringQueries,
  siblingsQueries,
} from "@domain/animal/family-queries";
import { entryOf } from "@domain/directory/entry-of";
import type { Query } from "@domain/query/query";
import { Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { Panel } from "../../../ui/page/panel";
import type { Line } from "./animal-lines";
import { AnimalLines } from "./animal-lines";

/** The animals of some queries, without this one and without removed ones. */
function useFamily(queries: Query<"animals">[], self: string): Line[] {
  const live = useLiveQueries(queries.length === 0 ? null : queries);
  if (live.state !== "data") return [];
  return live.data.rows
    .filter(({ id, data }) => id !== self && !data.isArchived)
    .map(({ id, data }) => entryOf("animals", id, data))
    .sort((a, b) => (a.birthMonth ?? "").localeCompare(b.birthMonth ?? ""));
}

function useParents(animal: Animal): Line[] {
  const { t } = useTranslation();
  const animals = useDirectory("animals", animal.zooId);
  return parentFields.flatMap((field) => {
    const parent = animals.of(animal[field]);
    return parent === undefined
      ? []
      : [{ ...parent, role: t(`animals.fields.${field}`) }];
  });
}

/** Parents, siblings and offspring, as far as they are known. */
export function AnimalRelations({
  row: { id, data },
}: {
  row: Row<"animals">;
}) {
  const { t } = useTranslation();
  const parents = useParents(data);
  const siblings = useFamily(siblingsQueries(data), id);
  const offspring = useFamily(offspringQueries({ ...data, animalId: id }), id);
  const isEmpty = parents.length + siblings.length + offspring.length === 0;
  return (
    <Panel title={t("animals.life.social.relations")}>
      {isEmpty ? (
        <Text c="dimmed">{t("animals.life.social.noRelations")}</Text>
      ) : (
        <Stack gap="md">
          {parents.length > 0 && <AnimalLines lines={parents} />}
          <Kin title={t("animals.life.social.siblings")} lines={siblings} />
          <Kin title={t("animals.life.social.offspring")} lines={offspring} />
        </Stack>
      )}
    </Panel>
  );
}

function Kin({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <Title order={3} size="sm" mb={6}>
        {title}
      </Title>
      <AnimalLines lines={lines} />
    </div>
  );
}
