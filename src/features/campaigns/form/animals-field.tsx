import { livesHere } from "@domain/directory/counts";
import { gatherings } from "@domain/directory/gatherings";
import { Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { comingName, useDirectory } from "../../../data/hooks/use-names";
import { MultiSelect, Select } from "../../../ui/form/fields/choosers";
import { optionsFound } from "../../../ui/list/option-filter";
import { useGatherings } from "../../shared/animals/use-gatherings";
import type { CampaignFieldsProps } from "./fields-props";

/** So many are offered at once; typing finds the others. */
const offeredMost = 50;
/** A sector may have the id of a species. */
const keyOf = (kind: string, id: string) => `${kind} ${id}`;

/** Animals one by one, or all of a sector, enclosure, species or group at once. */
export function AnimalsField({ form }: CampaignFieldsProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const { animalIds } = form.values;
  const directory = useDirectory("animals", zooId, { live: true });
  const here = directory.list.filter(livesHere);
  const known = new Set(here.map(({ id }) => id));
  const away = animalIds
    .filter((id) => !known.has(id))
    .map((id) => ({ value: id, label: directory.of(id)?.name ?? comingName }));
  return (
    <Stack gap="sm">
      <GatheringField
        onAdd={(ids) =>
          form.change({ animalIds: [...new Set([...animalIds, ...ids])] })
        }
      />
      <MultiSelect
        {...form.input("animalIds")}
        label={t("campaigns.fields.animalIds")}
        description={t("campaigns.help.animalIds")}
        data={[
          ...here.map(({ id, name, specieName }) => ({
            value: id,
            label: specieName === "" ? name : `${name} · ${specieName}`,
          })),
          ...away,
        ]}
        styles={{ pillsList: { maxHeight: 180, overflowY: "auto" } }}
        limit={offeredMost}
        searchable
        clearable
        hidePickedOptions
        filter={optionsFound}
        clearButtonProps={{ "aria-label": t("common.actions.clear") }}
        nothingFoundMessage={t("campaigns.states.noAnimalFound")}
      />
    </Stack>
  );
}

/** Adds all that live in a place or are of a kind; takes nothing away. */
function GatheringField({ onAdd }: { onAdd: (ids: string[]) => void }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const [round, setRound] = useState(0);
  const directory = useDirectory("animals", zooId, { live: true });
  const gatheredBy = useGatherings(zooId, directory.list.filter(livesHere));
  const all = gatherings.map((kind) => ({ kind, found: gatheredBy(kind) }));
  const add = (key: string | null) => {
    const ids = all.flatMap(({ kind, found }) =>
      found
        .filter(({ id }) => keyOf(kind, id) === key)
        .flatMap(({ animals }) => animals.map(({ id }) => id)),
    );
    if (ids.length === 0) return;
    onAdd(ids);
    // What was typed goes with the field.
    setRound(round + 1);
  };
  return (
    <Select
      key={round}
      label={t("campaigns.form.gather")}
      data={all
        .filter(({ found }) => found.length > 0)
        .map(({ kind, found }) => ({
          group: t(`campaigns.form.kinds.${kind}`),
          items: found.map(({ id, name, animals }) => ({
            value: keyOf(kind, id),
            label: t("campaigns.form.whole", { name, count: animals.length }),
          })),
        }))}
      value={null}
      onChange={add}
      searchable
      filter={optionsFound}
      nothingFoundMessage={t("campaigns.states.noAnimalFound")}
    />
  );
}
