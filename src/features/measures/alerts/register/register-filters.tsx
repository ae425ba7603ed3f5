import { mySectorIds } from "@domain/access/session";
import { alertLevels, alertTypes } from "@domain/measures/alerts/alert";
import type { RegisterFilters } from "@domain/measures/alerts/register/register";
import {
  causeGroups,
  causeKinds,
} from "@domain/measures/alerts/register/causes";
import { sectorsRead } from "@domain/measures/alerts/sectors-read";
import { Button } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCalendar,
  IconFocus2,
  IconGridDots,
  IconUser,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useSectors } from "../../../../data/hooks/use-names";
import { noonOf } from "../../../../lib/noon-of";
import { useFormat } from "../../../../lib/use-format";
import { FilterBar, ResetFilters } from "../../../../ui/list/filter/filter-bar";
import { FilterChoice } from "../../../../ui/list/filter/filter-choice";
import { FilterFold } from "../../../../ui/list/filter/filter-fold";
import { registerFilter } from "./register-filter";

interface RegisterFiltersBarProps {
  filters: RegisterFilters;
  onChange: (change: Partial<RegisterFilters>) => void;
}

/** Of which type and gravity, whose, what is late, and where. */
export function RegisterFiltersBar(props: RegisterFiltersBarProps) {
  const { filters, onChange } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const session = useReadySession();
  const sectors = useSectors(session.zooId);
  const mine = mySectorIds(session.access);
  const all = sectorsRead(session, false) === null;
  const known = sectors.rows.filter(({ id }) => all || mine.includes(id));
  const chips = registerFilter.chips(filters);
  const { likelihood, severity } = filters;
  const isInCell = likelihood !== null || severity !== null;
  return (
    <FilterBar label={t("measures.alerts.filter.label")}>
      <FilterFold search={null} count={chips.length}>
        <FilterChoice
          label={t("measures.alerts.fields.type")}
          all={t("measures.alerts.filter.allTypes")}
          values={alertTypes}
          labelOf={(type) => t(`measures.alerts.types.${type}`)}
          value={filters.type}
          onChange={(type) => onChange({ type })}
        />
        <FilterChoice
          label={t("measures.alerts.fields.cause")}
          all={t("measures.alerts.filter.allCauses")}
          values={causeKinds.filter(
            (one) =>
              causeGroups.some((group) => group === one) ||
              one === filters.kind,
          )}
          labelOf={(kind) => t(`measures.alerts.causes.${kind}`)}
          value={filters.kind}
          onChange={(kind) => onChange({ kind })}
        />
        <FilterChoice
          label={t("measures.alerts.fields.level")}
          all={t("measures.alerts.filter.allLevels")}
          values={alertLevels}
          labelOf={(level) => t(`measures.alerts.levels.${level}`)}
          value={filters.level}
          onChange={(level) => onChange({ level })}
        />
        <FilterChoice
          label={t("measures.alerts.fields.sector")}
          all={t("measures.alerts.filter.allSectors")}
          values={known.map(({ id }) => id)}
          labelOf={(id) => sectors.of(id)?.sectorName ?? id}
          value={filters.sectorId}
          onChange={(sectorId) => onChange({ sectorId })}
        />
        <Button
          variant={filters.mine ? "light" : "default"}
          fw={500}
          px="md"
          aria-pressed={filters.mine}
          leftSection={<IconUser size={16} aria-hidden />}
          onClick={() => onChange({ mine: !filters.mine })}
        >
          {t("measures.alerts.filter.mine")}
        </Button>
        <Button
          variant={filters.late ? "light" : "default"}
          {...(filters.late ? { color: "red" } : {})}
          fw={500}
          px="md"
          aria-pressed={filters.late}
          leftSection={<IconAlertTriangle size={16} aria-hidden />}
          onClick={() => onChange({ late: !filters.late })}
        >
          {t("measures.alerts.late")}
        </Button>
        {isInCell && (
          <Button
            variant="light"
            fw={500}
            px="md"
            aria-pressed
            leftSection={<IconGridDots size={16} aria-hidden />}
            onClick={() => onChange({ likelihood: null, severity: null })}
          >
            {t("measures.alerts.filter.cell", {
              likelihood: likelihood ?? "",
              severity: severity ?? "",
            })}
          </Button>
        )}
        {filters.since !== null && (
          <Button
            variant="light"
            fw={500}
            px="md"
            aria-pressed
            leftSection={<IconCalendar size={16} aria-hidden />}
            onClick={() => onChange({ since: null })}
          >
            {t("measures.alerts.filter.since", {
              day: format.date(noonOf(filters.since)),
            })}
          </Button>
        )}
        {filters.alertId !== null && (
          <Button
            variant="light"
            fw={500}
            px="md"
            aria-pressed
            leftSection={<IconFocus2 size={16} aria-hidden />}
            onClick={() => onChange({ alertId: null })}
          >
            {t("measures.alerts.filter.one")}
          </Button>
        )}
        <ResetFilters chips={chips} onReset={onChange} />
      </FilterFold>
    </FilterBar>
  );
}
