import { isThere } from "@domain/directory/is-there";
import { mySectorIds } from "@domain/access/session";
import { href } from "@domain/pages";
import { Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { SearchField } from "../../../ui/list/filter/filter-bar";
import { matchesText } from "../../../ui/list/search-text";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { Places, shownAtMost } from "./places";

/** Where it is measured: a whole sector as a round, or one enclosure; one's own first. */
export function PlaceChoice() {
  const { t } = useTranslation();
  const { zooId, access } = useReadySession();
  const may = useCan();
  const { byName } = useFormat();
  const [typed, setTyped] = useState("");
  const sectors = useDirectory("sectors", zooId);
  const enclosures = useDirectory("enclosures", zooId);
  const mine = new Set(mySectorIds(access));
  const mayAt = (sectorId: string | null) =>
    may("create", "measures", {
      zooId,
      sectorIds: sectorId === null ? [] : [sectorId],
    });
  const rank = (sectorId: string | null) =>
    Number(sectorId === null || !mine.has(sectorId));
  const rounds = sectors.list
    .filter(isThere)
    .filter(({ id, name }) => mayAt(id) && matchesText(typed, [name]))
    .sort((a, b) => rank(a.id) - rank(b.id) || byName(a.name, b.name));
  const single = enclosures.list
    .filter(isThere)
    .filter(
      ({ sectorId, name }) => mayAt(sectorId) && matchesText(typed, [name]),
    )
    .sort(
      (a, b) => rank(a.sectorId) - rank(b.sectorId) || byName(a.name, b.name),
    )
    .slice(0, shownAtMost);
  const isComing =
    sectors.live.state === "loading" || enclosures.live.state === "loading";
  return (
    <Stack gap="md">
      <Group>
        <SearchField
          label={t("measures.round.search")}
          value={typed}
          onChange={setTyped}
        />
      </Group>
      {isComing && <ListSkeleton />}
      {!isComing && rounds.length + single.length === 0 && (
        <Text c="dimmed">{t("measures.round.noPlace")}</Text>
      )}
      {rounds.length > 0 && (
        <Places
          title={t("measures.round.sectors")}
          places={rounds.map(({ id, name }) => ({
            id,
            name,
            to: href("enclosureSensors", { tool: "collect", sectorId: id }),
          }))}
          isRound
        />
      )}
      {single.length > 0 && (
        <Places
          title={t("measures.round.enclosures")}
          places={single.map(({ id, name }) => ({
            id,
            name,
            to: href("enclosureSensors", { tool: "collect", enclosureId: id }),
          }))}
        />
      )}
    </Stack>
  );
}
