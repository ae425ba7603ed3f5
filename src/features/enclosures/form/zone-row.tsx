import type { ZoneForm } from "@domain/enclosure/enclosure";
import { areaTypes, zoneNameMax } from "@domain/enclosure/enclosure";
import {
  Group,
  Paper,
  Select,
  SimpleGrid,
  Switch,
  Text,
  TextInput,
} from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DecimalField } from "../../../ui/form/fields/decimal-field";
import { RowTools } from "../../../ui/form/rows/row-tools";
import type { FieldBinding } from "../../../ui/form/use-record-form";

interface ZoneRowProps {
  zone: ZoneForm;
  /** From 1. */
  place: number;
  last: boolean;
  field: (name: keyof ZoneForm) => FieldBinding;
  onChange: (change: Partial<ZoneForm>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const flags = [
  "indoor",
  "hiddenForQuestionnaire",
  "hiddenForScanSampling",
] as const;

/** One zone of an enclosure: name, sizes, indoors or not, land or water, and what it is hidden for. */
export function ZoneRow(props: ZoneRowProps) {
  const { zone, field, onChange } = props;
  const { t } = useTranslation();
  const type = zone.areaType;
  return (
    <Paper
      withBorder
      p="sm"
      component="fieldset"
      aria-label={t("enclosures.states.zone", { place: props.place })}
    >
      <Group justify="space-between" wrap="nowrap">
        <Text c="dimmed" size="sm" aria-hidden>
          {t("enclosures.states.zone", { place: props.place })}
        </Text>
        <RowTools
          name={
            zone.areaName.trim() ||
            t("enclosures.states.zone", { place: props.place })
          }
          place={props.place - 1}
          last={props.last}
          onMove={(to) => props.onMove(to + 1 > props.place ? 1 : -1)}
          onRemove={props.onRemove}
        />
      </Group>
      <TextInput
        {...field("areaName")}
        label={t("enclosures.fields.areaName")}
        required
        mb="sm"
        maxLength={zoneNameMax + 20}
        value={zone.areaName}
        onChange={({ currentTarget }) =>
          onChange({ areaName: currentTarget.value })
        }
      />
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="sm">
        <DecimalField
          {...field("areaSurface")}
          label={t("enclosures.fields.areaSurface")}
          value={zone.areaSurface}
          onChange={(areaSurface) => onChange({ areaSurface })}
        />
        <DecimalField
          {...field("areaHeight")}
          label={t("enclosures.fields.areaHeight")}
          value={zone.areaHeight}
          onChange={(areaHeight) => onChange({ areaHeight })}
        />
        <Select
          {...field("areaType")}
          label={t("enclosures.fields.areaType")}
          data={areaTypes.map((value) => ({
            value,
            label: t(`enclosures.options.areaType.${value}`),
          }))}
          allowDeselect={false}
          value={type}
          onChange={(value) => onChange({ areaType: value ?? type })}
        />
      </SimpleGrid>
      <Group mt="sm" gap="lg">
        {flags.map((name) => (
          <Switch
            key={name}
            label={t(`enclosures.fields.${name}`)}
            checked={zone[name]}
            onChange={({ currentTarget }) =>
              onChange({ [name]: currentTarget.checked })
            }
          />
        ))}
      </Group>
    </Paper>
  );
}
