import type { ZoneForm } from "@domain/enclosure/enclosure";
import { areaTypes, zoneNameMax } from "@domain/enclosure/enclosure";
import {
  ActionIcon,
  Group,
  Paper,
  Select,
  SimpleGrid,
  Switch,
  Text,
  TextInput,
  Tooltip,
} from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../ui/display/icon";
import { DecimalField } from "../../../ui/form/fields/decimal-field";
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
        <ZoneButtons {...props} />
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

function ZoneButtons({ zone, place, last, onMove, onRemove }: ZoneRowProps) {
  const { t } = useTranslation();
  const name = zone.areaName.trim() || t("enclosures.states.zone", { place });
  return (
    <Group gap={2} wrap="nowrap">
      <Tool
        icon={IconArrowUp}
        label={t("enclosures.actions.moveUp", { name })}
        disabled={place === 1}
        onClick={() => onMove(-1)}
      />
      <Tool
        icon={IconArrowDown}
        label={t("enclosures.actions.moveDown", { name })}
        disabled={last}
        onClick={() => onMove(1)}
      />
      <Tool
        icon={IconTrash}
        label={t("enclosures.actions.removeZone", { name })}
        onClick={onRemove}
      />
    </Group>
  );
}

interface ToolProps {
  icon: IconComponent;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

function Tool({ icon: Icon, label, disabled, onClick }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={36}
        aria-label={label}
        disabled={disabled}
        bg={disabled === true ? "transparent" : undefined}
        onClick={onClick}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
