import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { targetLevels } from "@domain/task/task";
import type { TargetChoice } from "@domain/task/task-form";
import { Input, MultiSelect, SegmentedControl, Select } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FieldsProps } from "../fields/recurrence-fields";
import { useSectors } from "../use-sector-names";
import { AnimalPicker, EnclosurePicker } from "./place-pickers";
import { merged } from "./target-options";

interface StepWhereProps extends FieldsProps {
  session: Session;
}

/** The sectors this person may plan in, as choices. */
function usePlannableSectors(session: Session): TargetChoice[] {
  const live = useSectors(session.zooId);
  const rows = live.state === "data" ? live.data.rows : [];
  return rows
    .filter(({ id }) =>
      can(session, "create", "tasks", {
        zooId: session.zooId,
        sectorIds: [id],
      }),
    )
    .map(({ id, data }) => ({
      id,
      name: data.sectorName,
      sectorId: id,
      enclosureId: null,
    }));
}

/** What the task is about: sectors, enclosures or animals. */
export function StepWhere({ form, onChange, error, session }: StepWhereProps) {
  const { t } = useTranslation();
  const { level, targets } = form;
  const sectors = usePlannableSectors(session);
  const [chosen, setChosen] = useState(targets[0]?.sectorId ?? null);
  const only = sectors.length === 1 ? sectors[0] : undefined;
  const sectorId = chosen ?? only?.id ?? null;
  const choose = (next: TargetChoice[]) => onChange({ ...form, targets: next });
  const picker = {
    value: targets,
    onChange: choose,
    error: error("targets"),
    zooId: session.zooId,
    sectorId,
  };
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
            if (next) onChange({ ...form, level: next, targets: [] });
          }}
          data={targetLevels.map((value) => ({
            value,
            label: t(`tasks.options.level.${value}`),
          }))}
        />
      </Input.Wrapper>
      {level === "SECTOR" ? (
        <MultiSelect
          id="task-targets"
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
          error={error("targets")}
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
