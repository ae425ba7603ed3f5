import type { HeldLimits } from "@domain/measures/parameters/inherit";
import type { Mark } from "@domain/measures/parameters/limits";
import { isEstimable } from "@domain/health/values/estimated";
import { Checkbox, Paper, Stack, Text, Title } from "@mantine/core";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { ParameterMark } from "../parameters/parameter-mark";
import { useParameterWords } from "../parameters/use-parameter-words";
import { LimitHint } from "../collect/limit-hint";
import type { Entry, Stop } from "./use-round";
import { ValueField } from "../collect/value-field";
import { GivenHint } from "./given-hint";
import type { EntryValue } from "./round-form";

/** What a field shows, by the entry's key. */
export interface Shown {
  id: string;
  value: string;
  error: string | undefined;
  mark: Mark | null;
  held: HeldLimits;
  isEstimated: boolean;
  /** What was given of it on this round. */
  given: EntryValue | null;
}

interface RoundStopProps {
  stop: Stop;
  /** Where it is the only one, the page says its name. */
  hideName: boolean;
  shownOf: (entry: Entry) => Shown;
  onType: (key: string, value: string) => void;
  onEstimate: (key: string, isEstimated: boolean) => void;
}

const grid = {
  display: "grid",
  gap: "var(--mantine-spacing-md)",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 250px), 1fr))",
};

/** One enclosure or animal of a round: what is measured there, each a field; or one parameter, of each animal. */
export function RoundStop(props: RoundStopProps) {
  const { stop, hideName, shownOf, onType, onEstimate } = props;
  const { nameOf } = useParameterWords();
  const { name, entries } = stop;
  return (
    <Paper withBorder p="md" component="section" aria-label={name}>
      {!hideName && (
        <Title order={2} size="h4" mb="sm">
          {name}
        </Title>
      )}
      <div style={grid}>
        {entries.map((entry) => {
          const measured = nameOf(entry.row.data);
          const where = entry.areaName ?? entry.name;
          return (
            <EntryField
              key={entry.key}
              entry={entry}
              name={measured}
              {...(measured === name && { who: entry.name })}
              label={`${measured}, ${where}`}
              {...shownOf(entry)}
              onType={onType}
              onEstimate={onEstimate}
            />
          );
        })}
      </div>
    </Paper>
  );
}

interface EntryFieldProps extends Shown {
  entry: Entry;
  name: string;
  /** The animal, where the stop is a parameter. */
  who?: string;
  label: string;
  onType: (key: string, value: string) => void;
  onEstimate: (key: string, isEstimated: boolean) => void;
}

function EntryFieldOf(props: EntryFieldProps) {
  const { t } = useTranslation();
  const { entry, name, who, label, id, value, error, mark, held } = props;
  const { isEstimated, given, onType, onEstimate } = props;
  const { row, key, areaName } = entry;
  return (
    <Stack gap={4}>
      <Text component="div" size="sm" fw={500} aria-hidden>
        {who ?? <ParameterMark parameter={row.data} name={name} />}
        {areaName !== null && (
          <Text component="span" size="sm" c="dimmed">
            {areaName}
          </Text>
        )}
      </Text>
      <ValueField
        id={id}
        parameter={row.data}
        label={label}
        hideLabel
        value={value}
        error={error}
        hint={
          <LimitHint unit={row.data.unit} limits={held.limits} mark={mark} />
        }
        onChange={(typed) => onType(key, typed)}
      />
      {given !== null && <GivenHint given={given} />}
      {isEstimable(row.data) && value !== "" && (
        <Checkbox
          size="md"
          label={t("measures.estimated.estimated")}
          aria-label={`${t("measures.estimated.estimated")}, ${label}`}
          checked={isEstimated}
          onChange={({ currentTarget }) =>
            onEstimate(key, currentTarget.checked)
          }
        />
      )}
    </Stack>
  );
}

/** Drawn again when it looks different: a round may have hundreds of fields. */
const EntryField = memo(
  EntryFieldOf,
  (before, after) =>
    before.entry.row === after.entry.row &&
    before.entry.key === after.entry.key &&
    before.label === after.label &&
    before.value === after.value &&
    before.error === after.error &&
    before.isEstimated === after.isEstimated &&
    before.given === after.given &&
    before.onEstimate === after.onEstimate &&
    before.onType === after.onType,
);
