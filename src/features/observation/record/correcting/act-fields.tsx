import type { FocalRow } from "@domain/observation/rows/row";
import { acts } from "@domain/observation/rows/row";
import { clockAt, instantOfClock } from "@domain/observation/timeline/clock";
import { SegmentedControl, Stack, Text, TextInput } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "../../../../ui/form/fields/choosers";
import type { SessionPlan } from "../../parts/use-plans";

/** What stands in a choice for what has no id. */
const notVisible = "-";

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
      <Select
        label={t("observation.record.fields.behaviour")}
        searchable
        allowDeselect={false}
        data={[
          ...plan.behaviours.map(({ behaviourId }) => ({
            value: behaviourId,
            label: plan.nameOf(behaviourId),
          })),
          { value: notVisible, label: plan.nameOf(null) },
        ]}
        value={row.behaviourId ?? notVisible}
        onChange={(chosen) =>
          onRow({
            behaviourId: chosen === notVisible ? null : chosen,
            modifiers: [],
            partnerId: null,
          })
        }
      />
      {plan.behaviourOf(row.behaviourId)?.outcome != null && (
        <Select
          label={t("observation.record.fields.partner")}
          searchable
          clearable
          data={animals.filter(({ value }) => value !== row.animalId)}
          value={row.partnerId}
          onChange={(partnerId) => onRow({ partnerId })}
        />
      )}
      {plan.choicesOf(row.behaviourId).map(({ modifierId, name, values }) => {
        const isOwn = (ref: string) => ref.startsWith(`${modifierId}.`);
        return (
          <Select
            key={modifierId}
            label={name}
            clearable
            data={values}
            value={row.modifiers.find(isOwn) ?? null}
            onChange={(ref) =>
              onRow({
                modifiers: [
                  ...row.modifiers.filter((one) => !isOwn(one)),
                  ...(ref === null ? [] : [ref]),
                ],
              })
            }
          />
        );
      })}
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
