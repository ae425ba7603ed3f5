import { targetLevels } from "@domain/task/task";
import type { TargetChoice } from "@domain/task/task-form";
import { Input, MultiSelect, SegmentedControl, Select } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { FieldsProps } from "../fields/recurrence-fields";
import { useSectors } from "../../../data/hooks/use-names";
import { AnimalPicker, EnclosurePicker } from "./place-pickers";
import { merged } from "./target-options";

/** The sectors this person may plan in, as choices. */
function usePlannableSectors(): TargetChoice[] {
  const { zooId } = useReadySession();
  const may = useCan();
  return useSectors(zooId, { live: true })
    .rows.filter(({ id }) => may("create", "tasks", { zooId, sectorIds: [id] }))
    .map(({ id, data }) => ({
      id,
      name: data.sectorName,
      sectorId: id,
      enclosureId: null,
    }));
}

/** What the task is about: sectors, enclosures or animals. */
export function StepWhere({ form }: FieldsProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const { level, targets } = form.values;
  const sectors = usePlannableSectors();
  const [chosen, setChosen] = useState(targets[0]?.sectorId ?? null);
  const only = sectors.length === 1 ? sectors[0] : undefined;
  const sectorId = chosen ?? only?.id ?? null;
  const choose = (next: TargetChoice[]) => form.change({ targets: next });
  const { id: fieldId, error } = form.field("targets");
  const picker = { value: targets, onChange: choose, error, zooId, sectorId };
  return (
    <>
      <Input.Wrapper label={t("tasks.fields.level")} labelElement="div">
        <SegmentedControl
          fullWidth
          mt={4}
          aria-label={t("tasks.fields.level")}
          value={level}
          onChange={(value) => {
            const next = targetLevels.find((one) => one === value);
            if (next) form.change({ level: next, targets: [] });
          }}
          data={targetLevels.map((value) => ({
            value,
            label: t(`tasks.options.level.${value}`),
          }))}
        />
      </Input.Wrapper>
      {level === "SECTOR" ? (
        <MultiSelect
          id={fieldId}
          label={t("tasks.fields.sectors")}
          placeholder={
            targets.length === 0 ? t("tasks.help.chooseTargets") : ""
          }
          required
          searchable
          data={merged(targets, sectors).map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
          value={targets.map(({ id }) => id)}
          onChange={(ids) =>
            choose(
              merged(targets, sectors).filter(({ id }) => ids.includes(id)),
            )
          }
          error={error}
        />
      ) : (
        <Select
          id="task-sector"
          label={t("tasks.fields.sector")}
          description={t("tasks.help.sector")}
          searchable
          value={sectorId}
          onChange={setChosen}
          data={sectors.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {level === "ENCLOSURE" && <EnclosurePicker {...picker} />}
      {level === "ANIMAL" && <AnimalPicker key={sectorId} {...picker} />}
    </>
  );
}
