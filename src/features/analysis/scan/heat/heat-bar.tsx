import { levels } from "@domain/grid/grid";
import { Group, NumberInput, Stack, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/use-format";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { Select } from "../../../../ui/form/fields/choosers";
import { choicesIn } from "../../results/behaviours";
import type { HeatProps, Shown } from "./use-heat";
import { kinds, views } from "./use-heat";

interface HeatBarProps extends HeatProps {
  onChange: (change: Partial<Shown>) => void;
}

/** How positions are shown, and of whom, doing what, how high. */
export function HeatBar(props: HeatBarProps) {
  const { shown, onChange } = props;
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      <Select
        label={t("analysis.heat.view")}
        data={views.map((value) => ({
          value,
          label: t(`analysis.heat.views.${value}`),
        }))}
        value={shown.view}
        allowDeselect={false}
        onChange={(one) =>
          onChange({ view: views.find((view) => view === one) ?? "one" })
        }
        maw={300}
      />
      <Narrowing {...props} />
      {shown.view !== "points" && <Showing {...props} />}
    </Stack>
  );
}

function Narrowing({ analysis, shown, onChange }: HeatBarProps) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const { summary, names } = analysis;
  const { view } = shown;
  const animals = summary.animalIds
    .map((value) => ({ value, label: names.animal(value) }))
    .sort((a, b) => byName(a.label, b.label));
  const behaviours = choicesIn(analysis);
  const every = t("analysis.query.states.all");
  return (
    <Group gap="md" align="flex-end">
      {view !== "animal" && (
        <Select
          label={t("analysis.scan.by.animal")}
          placeholder={every}
          data={animals}
          value={shown.animalId}
          clearable
          searchable
          onChange={(animalId) => onChange({ animalId })}
        />
      )}
      {view !== "behaviour" && (
        <Select
          label={t("analysis.scan.by.behaviour")}
          placeholder={every}
          data={behaviours}
          value={shown.behaviourId}
          clearable
          searchable
          onChange={(behaviourId) => onChange({ behaviourId })}
        />
      )}
      {view !== "level" && view !== "relief" && (
        <Select
          label={t("analysis.scan.by.level")}
          placeholder={every}
          data={levels.map(String)}
          value={shown.level}
          clearable
          onChange={(level) => onChange({ level })}
          maw={140}
        />
      )}
    </Group>
  );
}

function Showing({ shown, onChange }: HeatBarProps) {
  const { t } = useTranslation();
  return (
    <Group gap="md" align="flex-end">
      <ChoiceChips
        label={t("analysis.scan.heat.kind")}
        options={kinds.map((value) => ({
          value,
          label: t(`analysis.scan.heat.kinds.${value}`),
        }))}
        value={shown.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {shown.kind === "density" && (
        <NumberInput
          label={t("analysis.scan.heat.bandwidth")}
          placeholder={t("analysis.scan.heat.scott")}
          value={shown.bandwidth ?? ""}
          min={0.1}
          max={1000}
          step={0.5}
          onChange={(value) =>
            onChange({
              bandwidth: typeof value === "number" && value > 0 ? value : null,
            })
          }
          maw={220}
        />
      )}
      {/* Differences and relief have no scale but their own. */}
      {shown.view !== "periods" && shown.view !== "relief" && (
        <Switch
          label={t("analysis.scan.heat.own")}
          checked={shown.isOwn}
          onChange={({ currentTarget }) =>
            onChange({ isOwn: currentTarget.checked })
          }
          mih={44}
        />
      )}
    </Group>
  );
}
