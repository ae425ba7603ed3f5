import { animalsQuery, enclosuresQuery } from "@domain/query/facility-queries";
import type { TargetChoice } from "@domain/task/task-form";
import { MultiSelect, Select } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveQuery } from "../../../data/hooks/use-live";
import { merged } from "./target-options";

const placesMax = 200;

interface PickerProps {
  zooId: string;
  /** Where to look; null: not chosen yet. */
  sectorId: string | null;
  value: readonly TargetChoice[];
  onChange: (choices: TargetChoice[]) => void;
  error: string | undefined;
}

/** The enclosures of a sector that are in use, as choices. */
function useEnclosureChoices(
  zooId: string,
  sectorId: string | null,
): TargetChoice[] {
  const query = useMemo(
    () =>
      sectorId === null ? null : enclosuresQuery(zooId, sectorId, placesMax),
    [zooId, sectorId],
  );
  const live = useLiveQuery(query);
  const rows = live.state === "data" ? live.data.rows : [];
  return rows
    .filter(({ data }) => !data.isArchived)
    .map(({ id, data }) => ({
      id,
      name: data.enclosureName,
      sectorId: data.linkedSectorId,
      enclosureId: id,
    }));
}

interface ChoiceFieldProps {
  label: string;
  found: readonly TargetChoice[];
  props: PickerProps;
}

function ChoiceField({ label, found, props }: ChoiceFieldProps) {
  const { t } = useTranslation();
  const { value, onChange, error, sectorId } = props;
  const options = merged(value, found);
  return (
    <MultiSelect
      id="task-targets"
      label={label}
      placeholder={value.length === 0 ? t("tasks.help.chooseTargets") : ""}
      required
      searchable
      disabled={sectorId === null && value.length === 0}
      limit={100}
      maxValues={200}
      data={options.map(({ id, name }) => ({ value: id, label: name }))}
      value={value.map(({ id }) => id)}
      onChange={(ids) => onChange(options.filter(({ id }) => ids.includes(id)))}
      nothingFoundMessage={t("tasks.help.nothingHere")}
      error={error}
    />
  );
}

export function EnclosurePicker(props: PickerProps) {
  const { t } = useTranslation();
  const found = useEnclosureChoices(props.zooId, props.sectorId);
  return (
    <ChoiceField
      label={t("tasks.fields.enclosures")}
      found={found}
      props={props}
    />
  );
}

export function AnimalPicker(props: PickerProps) {
  const { t } = useTranslation();
  const { zooId, sectorId } = props;
  const [enclosureId, setEnclosureId] = useState<string | null>(null);
  const enclosures = useEnclosureChoices(zooId, sectorId);
  const query = useMemo(
    () =>
      sectorId === null
        ? null
        : animalsQuery(
            zooId,
            { specieId: null, sectorId, enclosureId },
            placesMax,
          ),
    [zooId, sectorId, enclosureId],
  );
  const live = useLiveQuery(query);
  const rows = live.state === "data" ? live.data.rows : [];
  const found = rows
    .filter(({ data }) => !data.isArchived && data.animalState === null)
    .map(({ id, data }) => ({
      id,
      name: [data.animalName, data.specieName].filter(Boolean).join(" · "),
      sectorId: data.sectorId,
      enclosureId: data.animalEnclosureData?.enclosureId ?? null,
    }));
  return (
    <>
      <Select
        id="task-enclosure"
        label={t("tasks.fields.enclosure")}
        description={t("tasks.help.enclosure")}
        clearable
        searchable
        disabled={sectorId === null}
        clearButtonProps={{ "aria-label": t("common.actions.clear") }}
        value={enclosureId}
        onChange={setEnclosureId}
        data={enclosures.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ChoiceField
        label={t("tasks.fields.animals")}
        found={found}
        props={props}
      />
    </>
  );
}
