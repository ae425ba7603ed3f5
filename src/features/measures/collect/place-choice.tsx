import { isThere } from "@domain/directory/is-there";
import { mySectorIds } from "@domain/access/session";
import { href } from "@domain/pages";
import { Group, Stack, Text, Title } from "@mantine/core";
import { IconRoute } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { SearchField } from "../../../ui/list/filter/filter-bar";
import { matchesText } from "../../../ui/list/search-text";
import { ListSkeleton } from "../../../ui/state/skeletons";

/** More are found by their name. */
const shownAtMost = 60;

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

/** A long name takes two lines rather than losing its end. */
const wholeName = {
  label: { whiteSpace: "normal", textAlign: "start" },
} as const;

const grid = {
  display: "grid",
  gap: "var(--mantine-spacing-xs)",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
};

interface PlacesProps {
  title: string;
  places: readonly { id: string; name: string; to: string }[];
  isRound?: boolean;
}

function Places({ title, places, isRound = false }: PlacesProps) {
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <div style={grid}>
        {places.map(({ id, name, to }) => (
          <ButtonLink
            key={id}
            to={to}
            fullWidth
            size="md"
            h="auto"
            mih={56}
            py="xs"
            variant="default"
            justify="flex-start"
            styles={wholeName}
            leftSection={isRound && <IconRoute size={20} aria-hidden />}
          >
            {name}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
