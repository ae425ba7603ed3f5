import { listedStatuses } from "@domain/observation/obs-session";
import { isCalendarDay } from "@domain/time/calendar-day";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  useDirectory,
  useEnclosures,
  usePeople,
} from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { fullName } from "@domain/person/user";
import { Select } from "../../../ui/form/fields/choosers";
import { DayField } from "../../../ui/form/fields/date-field";
import { FilterBar, ResetFilters } from "../../../ui/list/filter/filter-bar";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import { FilterFold } from "../../../ui/list/filter/filter-fold";
import { optionsFound } from "../../../ui/list/option-filter";
import type { useAskedNames } from "../parts/use-session-names";
import type { SessionFilters } from "./session-filter";
import { sessionFilter } from "./session-filter";

interface SessionFiltersBarProps {
  filters: SessionFilters;
  onChange: (change: Partial<SessionFilters>) => void;
  /** What is shown: which ethograms and campaigns there are to narrow to. */
  rows: readonly Row<"obsSessions">[];
  names: ReturnType<typeof useAskedNames>;
}

/** Whom, where, who, which ethogram and campaign, what became of it and when. */
export function SessionFiltersBar(props: SessionFiltersBarProps) {
  const { filters, onChange, rows, names } = props;
  const { t } = useTranslation();
  const { byName } = useFormat();
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const enclosures = useEnclosures(zooId);
  const people = usePeople(zooId);
  const chips = sessionFilter.chips(filters);
  const among = (
    chosen: string | null,
    of: readonly (string | null)[],
    nameOf: (id: string) => string,
  ) =>
    [...new Set([chosen, ...of])]
      .filter((one) => one !== null)
      .map((value) => ({ value, label: nameOf(value) }))
      .sort((a, b) => byName(a.label, b.label));
  const choices = [
    {
      name: "animalId",
      label: t("observation.list.fields.animal"),
      data: animals.list.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: "enclosureId",
      label: t("observation.list.fields.enclosure"),
      data: enclosures.rows.map(({ id, data }) => ({
        value: id,
        label: data.enclosureName,
      })),
    },
    {
      name: "userId",
      label: t("observation.list.fields.observer"),
      data: people.rows.map(({ id, data }) => ({
        value: id,
        label: fullName(data),
      })),
    },
    {
      name: "obsId",
      label: t("observation.list.fields.ethogram"),
      data: among(
        filters.obsId,
        rows.map(({ data }) => data.obsId),
        names.ethogram,
      ),
    },
    {
      name: "campaignId",
      label: t("observation.list.fields.campaign"),
      data: among(
        filters.campaignId,
        rows.map(({ data }) => data.campaignId),
        names.campaign,
      ),
    },
  ] as const;
  const day = (name: "since" | "until") => (
    <DayField
      key={name}
      aria-label={t(`observation.list.fields.${name}`)}
      placeholder={t(`observation.list.fields.${name}`)}
      clearable
      maw={165}
      value={filters[name]}
      onChange={(value) =>
        onChange({
          [name]: value !== null && isCalendarDay(value) ? value : null,
        })
      }
    />
  );
  return (
    <FilterBar label={t("observation.list.actions.filter")}>
      <FilterFold search={null} count={chips.length}>
        {choices.map(({ name, label, data }) => (
          <Select
            key={name}
            aria-label={label}
            placeholder={label}
            style={{ flex: "0 1 clamp(165px, (640px - 100%) * 999, 100%)" }}
            data={[...data]}
            value={filters[name]}
            onChange={(id) => onChange({ [name]: id })}
            searchable
            clearable
            filter={optionsFound}
            limit={60}
            clearButtonProps={{ "aria-label": t("common.actions.clear") }}
            nothingFoundMessage={t("observation.list.states.noChoice")}
          />
        ))}
        <FilterChoice
          label={t("observation.list.fields.status")}
          all={t("observation.list.fields.status")}
          values={listedStatuses}
          labelOf={(one) => t(`observation.list.statuses.${one}`)}
          value={filters.status}
          onChange={(status) => onChange({ status })}
        />
        {day("since")}
        {day("until")}
        <ResetFilters chips={chips} onReset={onChange} />
      </FilterFold>
    </FilterBar>
  );
}
