import type { AnalysisQuery } from "@domain/observation/analysed/query";
import type { Other } from "@domain/observation/analysed/results/against";
import {
  before,
  paramOfOther,
} from "@domain/observation/analysed/results/against";
import type { Against } from "@domain/observation/analysed/results/comparison";
import { againsts } from "@domain/observation/analysed/results/comparison";
import { isCalendarDay } from "@domain/time/calendar-day";
import { Group, SimpleGrid } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/form/fields/choosers";
import { DayField } from "../../../ui/form/fields/date-field";
import { optionsFound } from "../../../ui/list/option-filter";
import { usePageParams } from "../../../ui/list/search-params";
import { useCampaigns } from "../../../data/campaigns/use-campaigns";
import type { AnalysisNames } from "../query/use-names";
import { useQuestion } from "../query/use-question";

interface AgainstBarProps {
  query: AnalysisQuery;
  other: Other;
  names: AnalysisNames;
}

/** What the question is held against: another period, animal, group or campaign. */
export function AgainstBar({ query, other, names }: AgainstBarProps) {
  const { t } = useTranslation();
  const [, change] = usePageParams();
  const choose = (next: Other) => change({ against: paramOfOther(next) });
  return (
    <Group gap="sm" mb="md" align="flex-end">
      <Select
        label={t("analysis.comparison.fields.kind")}
        data={againsts.map((value) => ({
          value,
          label: t(`analysis.comparison.kinds.${value}`),
        }))}
        value={other.kind}
        allowDeselect={false}
        onChange={(kind) =>
          choose(
            kind === "period" || kind === null
              ? before(query)
              : { kind, id: null },
          )
        }
        style={{ flex: "0 1 14rem" }}
      />
      {other.kind === "period" ? (
        <PeriodFields other={other} onChange={choose} />
      ) : (
        <PairFields
          kind={other.kind}
          id={other.id}
          query={query}
          names={names}
          onChange={(id) => choose({ kind: other.kind, id })}
        />
      )}
    </Group>
  );
}

/** The other period; the first one is that of the question. */
function PeriodFields({
  other,
  onChange,
}: {
  other: Extract<Other, { kind: "period" }>;
  onChange: (other: Other) => void;
}) {
  const { t } = useTranslation();
  const field = (name: "from" | "to") => (
    <DayField
      label={t(`analysis.comparison.fields.${name}`)}
      value={other[name]}
      onChange={(value) => {
        if (value === null || !isCalendarDay(value)) return;
        const next = { ...other, [name]: value };
        onChange(
          next.from <= next.to ? next : { ...next, from: value, to: value },
        );
      }}
    />
  );
  return (
    <SimpleGrid
      cols={2}
      spacing="sm"
      w={{ base: "100%", sm: 372 }}
      style={{ alignItems: "end" }}
    >
      {field("from")}
      {field("to")}
    </SimpleGrid>
  );
}

interface PairFieldsProps {
  kind: Exclude<Against, "period">;
  id: string | null;
  query: AnalysisQuery;
  names: AnalysisNames;
  onChange: (id: string | null) => void;
}

/** Two animals, groups or campaigns: the first is that of the question. */
function PairFields({ kind, id, query, names, onChange }: PairFieldsProps) {
  const { t } = useTranslation();
  const [, ask] = useQuestion();
  const campaigns = useCampaigns(["active", "archived", "stopped"]);
  const rows = campaigns.state === "data" ? campaigns.data.rows : [];
  const options = {
    animal: names.animals.list.map((one) => ({
      value: one.id,
      label: one.name,
    })),
    group: names.groups.list.map((one) => ({ value: one.id, label: one.name })),
    campaign: rows
      .filter(({ data }) => data.collects.some((what) => what !== "quiz"))
      .map((one) => ({ value: one.id, label: one.data.name })),
  }[kind];
  const first = {
    animal: query.animalIds.length === 1 ? (query.animalIds[0] ?? null) : null,
    group: query.groupId,
    campaign: query.campaignId,
  }[kind];
  const setFirst = (chosen: string | null) =>
    ask(
      kind === "animal"
        ? { animalIds: chosen === null ? [] : [chosen] }
        : { [`${kind}Id`]: chosen },
    );
  const field = (
    label: string,
    value: string | null,
    set: (id: string | null) => void,
  ) => (
    <Select
      label={label}
      data={options}
      value={value}
      onChange={set}
      searchable
      clearable
      filter={optionsFound}
      limit={60}
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      nothingFoundMessage={t("analysis.query.states.noChoice")}
      style={{ flex: "1 1 12rem" }}
      maw={{ sm: 300 }}
    />
  );
  return (
    <>
      {field(t(`analysis.comparison.first.${kind}`), first, setFirst)}
      {field(t(`analysis.comparison.second.${kind}`), id, onChange)}
    </>
  );
}
