import { enrichmentsQueries } from "@domain/enrichment/enrichment-queries";
import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { fullName } from "@domain/person/user";
import { isCalendarDay } from "@domain/time/calendar-day";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useEnclosures, usePeople } from "../../../data/hooks/use-names";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { Select } from "../../../ui/form/fields/choosers";
import { DayField } from "../../../ui/form/fields/date-field";
import { FilterBar, ResetFilters } from "../../../ui/list/filter/filter-bar";
import { FilterFold } from "../../../ui/list/filter/filter-fold";
import type { HistoryFilters } from "./history-filter";
import { historyFilter } from "./history-filter";
import { useObjectsNamed } from "../parts/use-objects-named";

interface HistoryFilterBarProps {
  filters: HistoryFilters;
  change: (change: Partial<HistoryFilters>) => void;
}

/** Object, place, person and period. */
export function HistoryFilterBar({ filters, change }: HistoryFilterBarProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const people = usePeople(zooId);
  const enclosures = useEnclosures(zooId);
  const chips = historyFilter.chips(filters);
  return (
    <FilterBar label={t("enrichment.history.actions.filter")}>
      <FilterFold
        count={chips.length}
        search={
          <ObjectChoice
            value={filters.enrichmentId}
            onChange={(enrichmentId) => change({ enrichmentId })}
          />
        }
      >
        <Choice
          label={t("enrichment.history.fields.place")}
          data={enclosures.rows.map(({ id, data }) => ({
            value: id,
            label: data.enclosureName,
          }))}
          value={filters.enclosureId}
          onChange={(enclosureId) => change({ enclosureId })}
        />
        <Choice
          label={t("enrichment.history.fields.by")}
          data={people.rows.map(({ id, data }) => ({
            value: id,
            label: fullName(data),
          }))}
          value={filters.userId}
          onChange={(userId) => change({ userId })}
        />
        {(["since", "until"] as const).map((name) => (
          <DayField
            key={name}
            aria-label={t(`enrichment.history.fields.${name}`)}
            placeholder={t(`enrichment.history.fields.${name}`)}
            flex="0 1 9.5rem"
            clearable
            value={filters[name]}
            onChange={(value) =>
              change({
                [name]: value !== null && isCalendarDay(value) ? value : null,
              })
            }
          />
        ))}
        <ResetFilters chips={chips} onReset={change} />
      </FilterFold>
    </FilterBar>
  );
}

interface ChoiceProps {
  label: string;
  data: { value: string; label: string }[];
  value: string | null;
  onChange: (id: string | null) => void;
  onOpen?: () => void;
}

function Choice({ label, data, value, onChange, onOpen }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={data}
      limit={60}
      searchable
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      flex="1 1 10rem"
      maw={280}
      value={value}
      onChange={onChange}
      {...(onOpen && { onDropdownOpen: onOpen })}
    />
  );
}

/** One of the establishment's objects; they are asked for once somebody looks for one. */
function ObjectChoice({
  value,
  onChange,
}: Pick<ChoiceProps, "value" | "onChange">) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const language = useLanguage();
  const { byName } = useFormat();
  const [wanted, setWanted] = useState(false);
  const live = useLiveQueries(wanted ? enrichmentsQueries(zooId) : null);
  const chosen = useMemo(() => (value === null ? [] : [value]), [value]);
  const { nameOf } = useObjectsNamed(chosen);
  const rows = live.state === "data" ? live.data.rows : [];
  const offered = rows
    .map(({ id, data }) => ({
      value: id,
      label: enrichmentNameIn(data, language),
    }))
    .sort((a, b) => byName(a.label, b.label));
  const isOffered = offered.some((one) => one.value === value);
  const data =
    value === null || isOffered
      ? offered
      : [{ value, label: nameOf(value) }, ...offered];
  return (
    <Choice
      label={t("enrichment.history.fields.object")}
      data={data}
      value={value}
      onChange={onChange}
      onOpen={() => setWanted(true)}
    />
  );
}
