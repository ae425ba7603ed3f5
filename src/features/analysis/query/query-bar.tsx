import type { AnalysisQuery } from "@domain/observation/analysed/query";
import { namedMost } from "@domain/observation/analysed/query";
import type { Summary } from "@domain/observation/analysed/summary";
import { isCalendarDay } from "@domain/time/calendar-day";
import { SimpleGrid } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DayField } from "../../../ui/form/fields/date-field";
import { FilterBar } from "../../../ui/list/filter/filter-bar";
import { FilterFold } from "../../../ui/list/filter/filter-fold";
import { MoreFilters } from "../../../ui/list/filter/more-filters";
import { MoreFields } from "./more-fields";
import { Several } from "./several";
import type { AnalysisNames } from "./use-names";

export interface QueryBarProps {
  query: AnalysisQuery;
  change: (change: Partial<AnalysisQuery>) => void;
  names: AnalysisNames;
  /** What was found: which ethograms, people and answers there are to choose from; null: that is not known. */
  summary: Summary | null;
}

const countOf = (query: AnalysisQuery): number =>
  [
    query.groupId !== null,
    query.campaignId !== null,
    query.obsId !== null,
    query.behaviourIds.length > 0,
    query.observerIds.length > 0,
    query.hours !== null,
    query.contexts.length > 0,
    query.obsSessionIds.length > 0,
    query.leaveOutShort,
  ].filter(Boolean).length;

/** The question of an analysis: where, whom and when, and what is asked for more rarely behind a button. */
export function QueryBar(props: QueryBarProps) {
  const { query, change, names, summary } = props;
  const { t } = useTranslation();
  const { enclosureIds } = query;
  const isWhole = (id: string | null) =>
    id !== null && (enclosureIds.length === 0 || enclosureIds.includes(id));
  // Who died, left or moved has a past here still.
  const met = new Set(summary?.metIds);
  const day = (name: "from" | "to") => (
    <DayField
      label={t(`analysis.query.fields.${name}`)}
      value={query[name]}
      onChange={(value) => {
        if (value !== null && isCalendarDay(value)) change({ [name]: value });
      }}
    />
  );
  return (
    <FilterBar label={t("analysis.query.title")}>
      <FilterFold
        search={null}
        count={countOf(query) + (query.animalIds.length > 0 ? 1 : 0)}
      >
        <Several
          label={t("analysis.query.fields.enclosures")}
          all={t("analysis.query.states.chooseEnclosures")}
          options={names.enclosures.list
            .filter(({ removed }) => !removed)
            .map(({ id, name }) => ({ value: id, label: name }))}
          chosen={enclosureIds}
          nameOf={names.enclosure}
          onChange={(ids) => change({ enclosureIds: ids.slice(0, namedMost) })}
        />
        <Several
          label={t("analysis.query.fields.animals")}
          all={t("analysis.query.states.allAnimals")}
          options={names.animals.list
            .filter(
              ({ id, enclosureId }) => met.has(id) || isWhole(enclosureId),
            )
            .map(({ id, name }) => ({ value: id, label: name }))}
          chosen={query.animalIds}
          nameOf={names.animal}
          onChange={(ids) => change({ animalIds: ids.slice(0, namedMost) })}
        />
        <SimpleGrid
          cols={2}
          spacing="sm"
          w={{ base: "100%", sm: 312 }}
          style={{ alignItems: "end" }}
        >
          {day("from")}
          {day("to")}
        </SimpleGrid>
        <MoreFilters
          label={t("analysis.query.actions.more")}
          count={countOf(query)}
        >
          <MoreFields {...props} />
        </MoreFilters>
      </FilterFold>
    </FilterBar>
  );
}
