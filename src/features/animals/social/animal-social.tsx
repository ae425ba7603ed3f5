import { hasEnded } from "@domain/animal/life";
import { livesHere } from "@domain/directory/counts";
import { href } from "@domain/pages";
import { SimpleGrid, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { Slot } from "../../slots";
import { subjectOf } from "../statistics/use-compared";
import { AnimalLines } from "./animal-lines";
import { AnimalRelations } from "./animal-relations";

/** With whom an animal lives, and whose child and parent it is. */
export function AnimalSocial({ row }: { row: Row<"animals"> }) {
  const { animalId, sectorId, name } = subjectOf(row);
  return (
    <Stack gap="lg">
      <SimpleGrid
        type="container"
        cols={{ base: 1, "560px": 2 }}
        spacing="lg"
        styles={{ root: { alignItems: "start" } }}
      >
        <GroupMates row={row} />
        <EnclosureMates row={row} />
        <AnimalRelations row={row} />
      </SimpleGrid>
      <Slot name="animals.social" props={{ id: animalId, sectorId, name }} />
    </Stack>
  );
}

function useMates({ id, data }: Row<"animals">) {
  const { list } = useDirectory("animals", data.zooId, { live: true });
  return list.filter((one) => one.id !== id && livesHere(one));
}

function GroupMates({ row }: { row: Row<"animals"> }) {
  const { t } = useTranslation();
  const { data, id } = row;
  const may = useCan();
  const group = useDirectory("groups", data.zooId).of(data.groupId);
  const mates = useMates(row).filter(
    ({ groupId }) => data.groupId !== null && groupId === data.groupId,
  );
  const mayChange =
    !hasEnded(data) &&
    !data.isArchived &&
    may("change", "animals", factsFor("animals", data));
  return (
    <Panel
      title={t("animals.life.social.group")}
      aside={
        mayChange && (
          <TextLink to={href("animal", { animalId: id, mode: "edit" })}>
            {t("animals.life.social.changeGroup")}
          </TextLink>
        )
      }
    >
      {group === undefined ? (
        <Text c="dimmed">{t("animals.life.social.noGroup")}</Text>
      ) : (
        <Stack gap="sm">
          <TextLink to={href("group", { groupId: group.id })} fw={600}>
            {group.name}
          </TextLink>
          {mates.length === 0 ? (
            <Text c="dimmed">{t("animals.life.social.alone")}</Text>
          ) : (
            <AnimalLines lines={mates} />
          )}
        </Stack>
      )}
    </Panel>
  );
}

function EnclosureMates({ row }: { row: Row<"animals"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = row;
  const here = data.animalEnclosureData?.enclosureId ?? null;
  const enclosure = useDirectory("enclosures", data.zooId).of(here);
  const mates = useMates(row).filter(
    ({ enclosureId }) => here !== null && enclosureId === here,
  );
  return (
    <Panel title={t("animals.life.social.enclosure")}>
      {enclosure === undefined ? (
        <Text c="dimmed">{t("animals.life.social.noEnclosure")}</Text>
      ) : (
        <Stack gap="sm">
          <TextLink
            to={href("enclosure", {
              enclosureId: enclosure.id,
              tab: "animals",
            })}
            fw={600}
          >
            {enclosure.name}
          </TextLink>
          {data.movedAt !== null && (
            <Text c="dimmed">
              {t("animals.life.social.since", {
                name: data.animalName,
                day: format.date(data.movedAt),
              })}
            </Text>
          )}
          {mates.length === 0 ? (
            <Text c="dimmed">{t("animals.life.social.alone")}</Text>
          ) : (
            <AnimalLines lines={mates} />
          )}
        </Stack>
      )}
    </Panel>
  );
}
