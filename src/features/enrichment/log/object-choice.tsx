import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import type { LoggedPlace } from "@domain/enrichment/logging";
import { idOfUse } from "@domain/enrichment/use";
import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDocs } from "../../../data/hooks/use-live";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { SearchField } from "../../../ui/list/filter/filter-bar";
import { matchesText } from "../../../ui/list/search-text";
import { QueryState } from "../../../ui/state/query-state";
import { useObjectsNamed } from "../parts/use-objects-named";
import { useObjects, useUses } from "../use-objects";
import { placeObject } from "./log-writes";
import type { OfferedObject } from "./object-buttons";
import { ObjectButtons } from "./object-buttons";

interface ObjectChoiceProps {
  place: LoggedPlace;
  /** The objects used here last; none: all are shown at once. */
  recent: readonly string[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** What is placed: what was used here last, and all there is where it is asked for. */
export function ObjectChoice(props: ObjectChoiceProps) {
  const { place, recent, chosen, onChoose } = props;
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const [all, setAll] = useState(false);
  const buttons = {
    specieIds: place.specieIds,
    chosen,
    onChoose,
    onPlace: ({ id, name }: OfferedObject, quantity: number) => {
      placeObject(place, { enrichmentId: id, name, quantity }, uid);
      onChoose(null);
    },
  };
  if (all || recent.length === 0)
    return <AllObjects sectorId={place.sectorId} buttons={buttons} />;
  return (
    <Stack gap="xs">
      <RecentObjects ids={recent} buttons={buttons} />
      <Button variant="subtle" size="md" mih={48} onClick={() => setAll(true)}>
        {t("enrichment.log.actions.allObjects")}
      </Button>
    </Stack>
  );
}

type Buttons = Omit<Parameters<typeof ObjectButtons>[0], "objects">;

function RecentObjects({
  ids,
  buttons,
}: {
  ids: readonly string[];
  buttons: Buttons;
}) {
  const { zooId } = useReadySession();
  const objects = useObjectsNamed(ids);
  const uses = useLiveDocs(
    "enrichmentUses",
    ids.map((id) => idOfUse(zooId, id)),
  );
  const offered = ids
    .map((id, index) => {
      const use = uses[index];
      return {
        id,
        name: objects.nameOf(id),
        use: use?.state === "data" ? use.data?.data : undefined,
      };
    })
    .filter(({ id }) => objects.of(id)?.isDeleted !== true);
  return <ObjectButtons objects={offered} {...buttons} />;
}

function AllObjects({
  sectorId,
  buttons,
}: {
  sectorId: string | null;
  buttons: Buttons;
}) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const language = useLanguage();
  const { byName } = useFormat();
  const [typed, setTyped] = useState("");
  const live = useObjects(zooId);
  const uses = useUses(zooId);
  return (
    <Stack gap="xs">
      <Group>
        <SearchField
          label={t("enrichment.log.actions.search")}
          value={typed}
          onChange={setTyped}
        />
      </Group>
      <QueryState query={live} empty={t("enrichment.log.states.noObject")}>
        {({ rows }) => {
          const offered = rows
            .filter(
              ({ data }) =>
                !data.isDeleted &&
                (data.sectors.length === 0 ||
                  (sectorId !== null && data.sectors.includes(sectorId))),
            )
            .map(({ id, data }) => ({
              id,
              name: enrichmentNameIn(data, language),
              use: uses.get(id)?.data,
            }))
            .filter(({ name }) => matchesText(typed, [name]))
            .sort((a, b) => byName(a.name, b.name));
          return offered.length === 0 ? (
            t("enrichment.log.states.noObject")
          ) : (
            <ObjectButtons objects={offered} {...buttons} />
          );
        }}
      </QueryState>
    </Stack>
  );
}
