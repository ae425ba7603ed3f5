import type { Hours } from "@domain/observation/analysed/query";
import { Group, Select } from "@mantine/core";
import { useTranslation } from "react-i18next";

const hour = (value: number) => `${String(value).padStart(2, "0")}:00`;

/** From one hour of the day to another, which may lie on the next; cleared, all day. */
export function HoursField({
  hours,
  onChange,
}: {
  hours: Hours | null;
  onChange: (hours: Hours | null) => void;
}) {
  const { t } = useTranslation();
  const field = (name: "hourFrom" | "hourTo", first: number) => {
    const end = name === "hourFrom" ? "from" : "to";
    return (
      <Select
        label={t(`analysis.query.fields.${name}`)}
        placeholder={hour(first === 0 ? 0 : 24)}
        data={Array.from({ length: 24 }, (_, at) => ({
          value: String(at + first),
          label: hour(at + first),
        }))}
        value={hours === null ? null : String(hours[end])}
        onChange={(value) => {
          const next = { from: 0, to: 24, ...hours };
          onChange(value === null ? null : { ...next, [end]: Number(value) });
        }}
        clearable
        clearButtonProps={{ "aria-label": t("common.actions.clear") }}
        w={120}
      />
    );
  };
  return (
    <Group gap="sm" wrap="nowrap" align="flex-end">
      {field("hourFrom", 0)}
      {field("hourTo", 1)}
    </Group>
  );
}
