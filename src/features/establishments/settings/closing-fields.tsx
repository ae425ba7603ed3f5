import type { ClosingRow, ZooForm } from "@domain/establishment/zoo-form";
import { blankClosingRow } from "@domain/establishment/zoo-form";
import {
  closingNameMax,
  closingPeriodsMax,
} from "@domain/recurrence/closing-days";
import {
  ActionIcon,
  Button,
  Checkbox,
  Chip,
  Group,
  Input,
  Paper,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { newId } from "../../../data/write";
import { useLanguage } from "../../../lib/i18n/use-language";
import { DayField } from "../../../ui/form/fields/date-field";
import type { RecordForm } from "../../../ui/form/use-record-form";

interface PartProps {
  form: RecordForm<ZooForm>;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** 1 January 2024 was a Monday. */
const dateOf = (weekday: number) => new Date(Date.UTC(2024, 0, weekday, 12));

/** When the establishment is closed: days of every week, and periods. */
export function ClosingFields({ form }: PartProps) {
  const { t } = useTranslation();
  const rows = form.values.closingDays;
  const edit = form.list("closingDays");
  return (
    <>
      <Weekdays form={form} />
      <Stack gap="xs">
        <Text size="sm" fw={500}>
          {t("establishments.fields.closingDays")}
        </Text>
        {rows.length === 0 && (
          <Text size="sm" c="dimmed">
            {t("establishments.states.noClosingDay")}
          </Text>
        )}
        {rows.map((row, index) => (
          <ClosingDay
            key={row.id}
            row={row}
            place={index + 1}
            field={(name) => form.field(`closingDays.${index}.${name}`)}
            onChange={(change) => edit.change(index, change)}
            onRemove={() => edit.remove(index)}
          />
        ))}
        <Button
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={rows.length >= closingPeriodsMax}
          onClick={() => edit.insert(blankClosingRow(newId()))}
          style={{ alignSelf: "flex-start" }}
        >
          {t("establishments.actions.addClosingDay")}
        </Button>
      </Stack>
    </>
  );
}

function Weekdays({ form }: PartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = new Intl.DateTimeFormat(language, {
    weekday: "long",
    timeZone: "UTC",
  });
  const { closedWeekdays } = form.values;
  const { id, error } = form.field("closedWeekdays");
  const toggle = (day: number) =>
    form.change({
      closedWeekdays: closedWeekdays.includes(day)
        ? closedWeekdays.filter((one) => one !== day)
        : [...closedWeekdays, day],
    });
  return (
    <Input.Wrapper
      id={id}
      label={t("establishments.fields.closedWeekdays")}
      labelElement="div"
      error={error}
    >
      <Group
        id={id}
        role="group"
        aria-label={t("establishments.fields.closedWeekdays")}
        tabIndex={-1}
        gap={6}
        mt={4}
      >
        {weekdays.map((day) => (
          <Chip
            key={day}
            size="md"
            radius="md"
            checked={closedWeekdays.includes(day)}
            onChange={() => toggle(day)}
          >
            {names.format(dateOf(day))}
          </Chip>
        ))}
      </Group>
    </Input.Wrapper>
  );
}

interface ClosingDayProps {
  row: ClosingRow;
  place: number;
  field: (name: keyof ClosingRow) => {
    id: string;
    error: string | undefined;
  };
  onChange: (change: Partial<ClosingRow>) => void;
  onRemove: () => void;
}

function ClosingDay({
  row,
  place,
  field,
  onChange,
  onRemove,
}: ClosingDayProps) {
  const { t } = useTranslation();
  const name = row.name.trim() === "" ? String(place) : row.name;
  return (
    <Paper withBorder p="sm" role="group" aria-label={name}>
      <Stack gap="xs">
        <Group align="flex-start" wrap="nowrap">
          <TextInput
            {...field("name")}
            label={t("establishments.fields.closingName")}
            placeholder={t("establishments.help.closingName")}
            maxLength={closingNameMax}
            autoComplete="off"
            style={{ flex: 1 }}
            value={row.name}
            onChange={({ currentTarget }) =>
              onChange({ name: currentTarget.value })
            }
          />
          <ActionIcon
            size={36}
            mt={24}
            aria-label={t("common.messages.actionOn", {
              action: t("establishments.actions.removeClosingDay"),
              name,
            })}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
        <Group align="flex-start" grow preventGrowOverflow={false}>
          <DayField
            {...field("from")}
            label={t("establishments.fields.closingFrom")}
            required
            value={row.from === "" ? null : row.from}
            onChange={(from) => onChange({ from: from ?? "" })}
          />
          <DayField
            {...field("to")}
            label={t("establishments.fields.closingTo")}
            description={t("establishments.help.closingTo")}
            inputWrapperOrder={["label", "input", "description", "error"]}
            clearable
            value={row.to === "" ? null : row.to}
            onChange={(to) => onChange({ to: to ?? "" })}
          />
        </Group>
        <Checkbox
          id={field("yearly").id}
          label={t("establishments.fields.closingYearly")}
          checked={row.yearly}
          onChange={({ currentTarget }) =>
            onChange({ yearly: currentTarget.checked })
          }
        />
      </Stack>
    </Paper>
  );
}
