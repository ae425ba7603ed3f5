import { livesHere } from "@domain/directory/counts";
import type { TargetChoice } from "@domain/task/task-form";
import { MultiSelect, Select } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDirectory } from "../../../data/hooks/use-names";
import { merged } from "./target-options";

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
  const enclosures = useDirectory("enclosures", zooId, { live: true });
  return enclosures.list
    .filter(
      (one) => sectorId !== null && one.sectorId === sectorId && !one.archived,
    )
    .map(({ id, name }) => ({ id, name, sectorId, enclosureId: id }));
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
  const animals = useDirectory("animals", zooId, { live: true });
  const found = animals.list
    .filter(
      (animal) =>
        sectorId !== null &&
        animal.sectorId === sectorId &&
        (enclosureId === null || animal.enclosureId === enclosureId) &&
        livesHere(animal),
    )
    .map((animal) => ({
      id: animal.id,
      name: [animal.name, animal.specieName].filter(Boolean).join(" · "),
      sectorId: animal.sectorId,
      enclosureId: animal.enclosureId,
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
