import { mySectorIds } from "@domain/access/session";
import { livesHere } from "@domain/directory/counts";
import type { Gathering } from "@domain/directory/gatherings";
import { gatherings } from "@domain/directory/gatherings";
import { href } from "@domain/pages";
import { Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Gathered } from "../../shared/animals/use-gatherings";
import { useGatherings } from "../../shared/animals/use-gatherings";
import { useDirectory } from "../../../data/hooks/use-names";
import { SearchField } from "../../../ui/list/filter/filter-bar";
import { matchesText } from "../../../ui/list/search-text";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { Places, shownAtMost } from "../collect/places";
import type { RoundOf } from "./use-animal-round";
import { useMayGive } from "./use-may-give";

const to = ({ kind, id }: RoundOf) =>
  href("veterinaryParameters", { tool: "collect", [kind]: id });

/** Of whom it is measured: of a sector's, an enclosure's, a species' or a group's animals as a round, or of one animal; one's own first. */
export function RoundChoice() {
  const { t } = useTranslation();
  const { zooId, access } = useReadySession();
  const { inSector } = useMayGive();
  const [typed, setTyped] = useState("");
  const animals = useDirectory("animals", zooId);
  const mine = new Set(mySectorIds(access));
  const given = animals.list.filter(
    (one) => livesHere(one) && inSector(one.sectorId),
  );
  const gatheredBy = useGatherings(zooId, given);
  const rank = (one: Gathered) =>
    Number(!one.animals.some(({ sectorId }) => mine.has(sectorId ?? "")));
  const roundsOf = (kind: Gathering) =>
    gatheredBy(kind)
      .filter(({ name }) => matchesText(typed, [name]))
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, shownAtMost)
      .map(({ id, name }) => ({ id, name, to: to({ kind, id }) }));
  const found = given.filter(({ name, specieName }) =>
    matchesText(typed, [name, specieName]),
  );
  const single = found
    .slice(0, shownAtMost)
    .map(({ id, name }) => ({ id, name, to: to({ kind: "animalId", id }) }));
  if (animals.live.state === "loading") return <ListSkeleton />;
  const sections = gatherings
    .map((kind) => ({ kind, places: roundsOf(kind) }))
    .filter(({ places }) => places.length > 0);
  return (
    <Stack gap="md">
      <Group>
        <SearchField
          label={t("measures.health.round.search")}
          value={typed}
          onChange={setTyped}
        />
      </Group>
      {sections.length + single.length === 0 && (
        <Text c="dimmed">{t("measures.health.round.nobody")}</Text>
      )}
      {sections.map(({ kind, places }) => (
        <Places
          key={kind}
          title={t(`measures.health.round.kinds.${kind}`)}
          places={places}
          isRound
        />
      ))}
      {single.length > 0 && (
        <Places title={t("measures.health.round.single")} places={single} />
      )}
      {found.length > single.length && (
        <Text c="dimmed">{t("measures.health.round.others")}</Text>
      )}
    </Stack>
  );
}
