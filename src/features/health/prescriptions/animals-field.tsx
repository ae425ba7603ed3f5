import { inSector } from "@domain/access/in-sector";
import { livesHere } from "@domain/directory/counts";
import { gatherings } from "@domain/directory/gatherings";
import type { AnimalEntry } from "@domain/directory/kinds";
import type { PrescriptionForm } from "@domain/health/prescriptions/form";
import type { ComboboxParsedItem } from "@mantine/core";
import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useGatherings } from "../../shared/animals/use-gatherings";
import { comingName, useDirectory } from "../../../data/hooks/use-names";
import { MultiSelect } from "../../../ui/form/fields/choosers";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { matchesText } from "../../../ui/list/search-text";

/** So many of a kind are offered at once; typing finds the others. */
const offeredMost = 12;

/** Of all animals at once a gathering is told by its kind too: ids are unique within one only. */
const keyOf = (kind: string, id: string) => `${kind} ${id}`;

/** What matches is found already, and who is chosen stands in the field. */
const groupsOnly = ({ options }: { options: ComboboxParsedItem[] }) =>
  options.filter((option) => "group" in option);

/** Those who are treated together: chosen one by one, or all of a sector, enclosure, species or group at once. */
export function AnimalsField({ form }: { form: RecordForm<PrescriptionForm> }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const { animalIds } = form.values;
  const { animals, nameOf } = useTreatable();
  const { groups, animalsOf } = useOffers(animals, animalIds, typed);
  const change = (keys: string[]) =>
    form.change({
      animalIds: [...new Set(keys.flatMap((key) => animalsOf(key) ?? [key]))],
    });
  return (
    <Stack gap={4}>
      <MultiSelect
        {...form.field("animalIds")}
        label={t("health.fields.animalIds")}
        description={t("health.help.animalIds")}
        required
        searchable
        hidePickedOptions
        maxDropdownHeight={320}
        data={[
          ...animalIds.map((id) => ({ value: id, label: nameOf(id) })),
          ...groups,
        ]}
        filter={groupsOnly}
        value={animalIds}
        onChange={change}
        searchValue={typed}
        onSearchChange={setTyped}
      />
      <Text size="sm" c="dimmed" role="status">
        {animalIds.length > 0 &&
          t("health.together.made", { count: animalIds.length })}
      </Text>
    </Stack>
  );
}

/** Who lives here where this person may prescribe, and what whoever is called. */
function useTreatable() {
  const { zooId } = useReadySession();
  const may = useCan();
  const directory = useDirectory("animals", zooId, { live: true });
  const mayIn = (sectorId: string | null) =>
    may("create", "prescriptions", { zooId, sectorIds: inSector(sectorId) });
  return {
    animals: directory.list.filter(
      (one) => livesHere(one) && mayIn(one.sectorId),
    ),
    nameOf: (id: string) => directory.of(id)?.name ?? comingName,
  };
}

/** What is offered for what was typed: gatherings in which somebody is not chosen yet, then single animals. */
function useOffers(
  animals: readonly AnimalEntry[],
  chosen: readonly string[],
  typed: string,
) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const gatheredBy = useGatherings(zooId, animals);
  const isChosen = new Set(chosen);
  const whole = gatherings.map((kind) => ({
    kind,
    found: gatheredBy(kind).filter(
      (one) =>
        matchesText(typed, [one.name]) &&
        one.animals.some(({ id }) => !isChosen.has(id)),
    ),
  }));
  const single = animals.filter(
    ({ id, name, specieName }) =>
      !isChosen.has(id) && matchesText(typed, [name, specieName]),
  );
  const groups = [
    ...whole.map(({ kind, found }) => ({
      group: t(`health.together.kinds.${kind}`),
      items: found.slice(0, offeredMost).map((one) => ({
        value: keyOf(kind, one.id),
        label: t("health.together.whole", {
          name: one.name,
          count: one.animals.length,
        }),
      })),
    })),
    {
      group: t("health.together.kinds.animalId"),
      items: single
        .slice(0, offeredMost)
        .map(({ id, name }) => ({ value: id, label: name })),
    },
  ].filter(({ items }) => items.length > 0);
  const byKey = new Map(
    whole.flatMap(({ kind, found }) =>
      found.map(
        (one) =>
          [keyOf(kind, one.id), one.animals.map(({ id }) => id)] as const,
      ),
    ),
  );
  return { groups, animalsOf: (key: string) => byKey.get(key) };
}
