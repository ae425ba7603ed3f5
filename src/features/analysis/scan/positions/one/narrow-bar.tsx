import { levels } from "@domain/grid/grid";
import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../../lib/use-format";
import { Select } from "../../../../../ui/form/fields/choosers";
import type { Analysis } from "../../../frame/analysis";
import { useShown } from "../../../query/use-shown";
import { choicesIn } from "../../../results/behaviours";

/** Of which animal, behaviour and level positions are shown, as the address says it. */
export function NarrowBar({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const [look, show] = useShown();
  const { summary, names } = analysis;
  const animals = summary.animalIds
    .map((value) => ({ value, label: names.animal(value) }))
    .sort((a, b) => byName(a.label, b.label));
  const behaviours = choicesIn(analysis);
  const every = t("analysis.query.states.all");
  return (
    <Group gap="md" align="flex-end">
      <Select
        label={t("analysis.scan.by.animal")}
        placeholder={every}
        data={animals}
        value={look.animalId}
        clearable
        searchable
        onChange={(animalId) => show({ animalId })}
      />
      <Select
        label={t("analysis.scan.by.behaviour")}
        placeholder={every}
        data={behaviours}
        value={look.behaviourIds[0] ?? null}
        clearable
        searchable
        onChange={(id) => show({ behaviourIds: id === null ? [] : [id] })}
      />
      <Select
        label={t("analysis.scan.by.level")}
        placeholder={every}
        data={levels.map(String)}
        value={look.level === null ? null : String(look.level)}
        clearable
        onChange={(level) =>
          show({ level: level === null ? null : Number(level) })
        }
        maw={140}
      />
    </Group>
  );
}
