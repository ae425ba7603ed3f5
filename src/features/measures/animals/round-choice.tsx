import { isThere } from "@domain/directory/is-there";
import { mySectorIds } from "@domain/access/session";
import { href } from "@domain/pages";
import { Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory, useSpecies } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { SearchField } from "../../../ui/list/filter/filter-bar";
import { matchesText } from "../../../ui/list/search-text";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { Places, shownAtMost } from "../collect/places";
import type { RoundKind, RoundOf } from "./use-animal-round";
import { roundKinds } from "./use-animal-round";
import { useMayGive } from "./use-may-give";

const to = ({ kind, id }: RoundOf) =>
  href("veterinaryParameters", { tool: "collect", [kind]: id });

/** Of whom it is measured: of a sector's, a species' or a group's animals as a round, or of one animal; one's own first. */
export function RoundChoice() {
  const { t } = useTranslation();
  const { zooId, access } = useReadySession();
  const { byName } = useFormat();
  const { inSector } = useMayGive();
  const [typed, setTyped] = useState("");
  const directories = {
    sectorId: useDirectory("sectors", zooId),
    groupId: useDirectory("groups", zooId),
  };
  const species = useSpecies(zooId);
  const animals = useDirectory("animals", zooId);
  const mine = new Set(mySectorIds(access));
  const given = animals.list.filter(
    (one) => isThere(one) && one.state === null && inSector(one.sectorId),
  );
  const nameOf = (kind: RoundKind, id: string): string | undefined =>
    kind === "specieId"
      ? species.of(id)?.specieName
      : directories[kind].of(id)?.name;
  const rank = (id: string) => Number(!mine.has(id));
  const roundsOf = (kind: RoundKind) =>
    [...new Set(given.flatMap((one) => one[kind] ?? []))]
      .map((id) => ({ id, name: nameOf(kind, id) ?? "" }))
      .filter(({ name }) => name !== "" && matchesText(typed, [name]))
      .sort((a, b) => rank(a.id) - rank(b.id) || byName(a.name, b.name))
      .map(({ id, name }) => ({ id, name, to: to({ kind, id }) }));
  const single = given
    .filter(({ name, specieName }) => matchesText(typed, [name, specieName]))
    .slice(0, shownAtMost)
    .map(({ id, name }) => ({ id, name, to: to({ kind: "animalId", id }) }));
  if (animals.live.state === "loading") return <ListSkeleton />;
  const sections = roundKinds
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
    </Stack>
  );
}
