import type { FocalRow } from "@domain/observation/rows/row";
import { acts } from "@domain/observation/rows/row";
import { clockAt, instantOfClock } from "@domain/observation/timeline/clock";
import { SegmentedControl, Stack, Text, TextInput } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/form/fields/choosers";
import type { SessionPlan } from "../parts/use-plans";

/** What stands in a choice for what has no id: not visible, none of the behaviours. */
const [notVisible, noneOfThem] = ["-", "0"];

interface BehaviourSelectProps {
  plan: SessionPlan;
  /** null: not visible; undefined: none of the behaviours, where that can be. */
  value: string | null | undefined;
  onChange: (behaviourId: string | null | undefined) => void;
  withNone?: boolean;
}

/** One behaviour of the ethogram, not visible, or none of them. */
export function BehaviourSelect(props: BehaviourSelectProps) {
  const { plan, value, onChange, withNone = false } = props;
  const { t } = useTranslation();
  const none = {
    value: noneOfThem,
    label: t("observation.record.states.noneOfThem"),
  };
  return (
    <Select
      label={t("observation.record.fields.behaviour")}
      searchable
      allowDeselect={false}
      data={[
        ...plan.behaviours.map(({ behaviourId }) => ({
          value: behaviourId,
          label: plan.nameOf(behaviourId),
        })),
        ...(withNone ? [none] : []),
        { value: notVisible, label: plan.nameOf(null) },
      ]}
      value={value === undefined ? noneOfThem : (value ?? notVisible)}
      onChange={(chosen) => {
        if (chosen === noneOfThem) onChange(undefined);
        else onChange(chosen === notVisible ? null : chosen);
      }}
    />
  );
}

interface ActFieldsProps {
  row: FocalRow;
  /** The time as it is typed. */
  time: string;
  onTime: (time: string) => void;
  onRow: (change: Partial<FocalRow>) => void;
  plan: SessionPlan;
  /** Whom it can be: by id, with a name. */
  animals: readonly { value: string; label: string }[];
}

/** When, who, what, and whether it starts, stops or is a point in time. */
export function ActFields(props: ActFieldsProps) {
  const { row, time, onTime, onRow, plan, animals } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Stack gap="md">
      <TextInput
        type="time"
        step={1}
        label={t("observation.record.fields.time")}
        value={time}
        onChange={({ currentTarget }) => onTime(currentTarget.value)}
      />
      <Select
        label={t("observation.record.fields.animal")}
        searchable
        allowDeselect={false}
        data={[...animals]}
        value={row.animalId}
        onChange={(animalId) => {
          if (animalId !== null) onRow({ animalId });
        }}
      />
      <BehaviourSelect
        plan={plan}
        value={row.behaviourId}
        onChange={(behaviourId = null) => onRow({ behaviourId, modifiers: [] })}
      />
      <div>
        <Text size="sm" fw={500} id={id} mb={4}>
          {t("observation.record.fields.act")}
        </Text>
        <SegmentedControl
          aria-labelledby={id}
          value={row.act}
          onChange={(act) => onRow({ act })}
          data={acts.map((value) => ({
            value,
            label: t(`observation.record.acts.${value}`),
          }))}
        />
      </div>
    </Stack>
  );
}

/** The instant that a typed time is: as it was where nobody changed it; null: it is none within the session. */
export function typedInstant(
  startedAt: Date,
  time: string,
  before: number | null,
  lengthMs: number,
): number | null {
  if (before !== null && clockAt(startedAt, before) === time) return before;
  const t = instantOfClock(startedAt, time);
  return t === null || t > lengthMs ? null : t;
}
