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
import { ButtonLink } from "../../../ui/display/button-link";
import { SearchField } from "../../../ui/list/filter/filter-bar";
import { matchesText } from "../../../ui/list/search-text";
import { ListSkeleton } from "../../../ui/state/skeletons";

/** More are found by their name. */
const shownAtMost = 60;

/** Where something is logged: the enclosures of one's own sectors first. */
export function PlaceChoice({ enrichmentId }: { enrichmentId: string | null }) {
  const { t } = useTranslation();
  const { zooId, access } = useReadySession();
  const may = useCan();
  const { byName } = useFormat();
  const [typed, setTyped] = useState("");
  const { list, live } = useDirectory("enclosures", zooId);
  const mine = new Set(mySectorIds(access));
  const isMine = (sectorId: string | null) =>
    sectorId !== null && mine.has(sectorId);
  const offered = list
    .filter(isThere)
    .filter(({ sectorId }) =>
      may("create", "enrichmentSessions", {
        zooId,
        sectorIds: sectorId === null ? [] : [sectorId],
      }),
    )
    .filter(({ name }) => matchesText(typed, [name]))
    .sort(
      (a, b) =>
        Number(isMine(b.sectorId)) - Number(isMine(a.sectorId)) ||
        byName(a.name, b.name),
    )
    .slice(0, shownAtMost);
  return (
    <Stack gap="xs" maw={560}>
      <Group>
        <SearchField
          label={t("enrichment.log.actions.searchEnclosure")}
          value={typed}
          onChange={setTyped}
        />
      </Group>
      {live.state === "loading" && <ListSkeleton />}
      {live.state === "data" && offered.length === 0 && (
        <Text c="dimmed">{t("enrichment.log.states.noEnclosure")}</Text>
      )}
      {offered.map(({ id, name }) => (
        <ButtonLink
          key={id}
          fullWidth
          size="md"
          mih={56}
          variant="default"
          justify="flex-start"
          to={href("enrichmentList", {
            tool: "log",
            enclosureId: id,
            enrichmentId,
          })}
        >
          {name}
        </ButtonLink>
      ))}
    </Stack>
  );
}
