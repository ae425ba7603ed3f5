import { sectorRoles } from "@domain/access/session";
import { userRights } from "@domain/person/rights";
import { Select, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import {
  FilterBar,
  ResetFilters,
  SearchField,
} from "../../../ui/list/filter-bar";
import { FilterFold } from "../../../ui/list/filter-fold";
import { accountStatuses } from "../parts/account";
import type { AccountFilter } from "./account-filter";
import { accountFilter } from "./account-filter";

interface AccountFiltersProps {
  filter: AccountFilter;
  onFilter: (change: Partial<AccountFilter>) => void;
  search: string;
  onSearch: (text: string) => void;
}

interface ChoiceProps<V extends string> {
  label: string;
  /** Shown while nothing is chosen. */
  all: string;
  values: readonly V[];
  labelOf: (value: V) => string;
  value: V | null;
  onChange: (value: V | null) => void;
}

/** One of several, or all of them. */
function Choice<V extends string>(props: ChoiceProps<V>) {
  const { label, all, values, labelOf, value, onChange } = props;
  const { t } = useTranslation();
  return (
    <Select
      aria-label={label}
      placeholder={all}
      // In the row of its own size; where the filters are folded, over the whole width.
      style={{ flex: "0 1 clamp(165px, (640px - 100%) * 999, 100%)" }}
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      value={value}
      onChange={(chosen) =>
        onChange(values.find((one) => one === chosen) ?? null)
      }
      data={values.map((one) => ({ value: one, label: labelOf(one) }))}
    />
  );
}

/** What narrows the list of accounts: all but the typed name is in the address. */
export function AccountFilters(props: AccountFiltersProps) {
  const { filter, onFilter, search, onSearch } = props;
  const { t } = useTranslation();
  const chips = accountFilter.chips(filter);
  return (
    <FilterBar label={t("users.actions.filter")}>
      <FilterFold
        count={chips.length}
        search={
          <SearchField
            label={t("users.actions.search")}
            value={search}
            onChange={onSearch}
          />
        }
      >
        <Choice
          label={t("users.fields.userRight")}
          all={t("users.states.allRights")}
          values={userRights}
          labelOf={(right) => t(`users.options.right.${right}`)}
          value={filter.right}
          onChange={(right) => onFilter({ right })}
        />
        <Choice
          label={t("users.fields.sectorRole")}
          all={t("users.states.allRoles")}
          values={sectorRoles}
          labelOf={(role) => t(`users.options.role.${role}`)}
          value={filter.role}
          onChange={(role) => onFilter({ role })}
        />
        <Choice
          label={t("users.fields.status")}
          all={t("users.states.allStatuses")}
          values={accountStatuses}
          labelOf={(status) => t(`users.options.status.${status}`)}
          value={filter.status}
          onChange={(status) => onFilter({ status })}
        />
        <Switch
          label={t("users.actions.showStaff")}
          checked={filter.staff}
          onChange={({ currentTarget }) =>
            onFilter({ staff: currentTarget.checked })
          }
          my={8}
        />
        <ResetFilters chips={chips} onReset={onFilter} />
      </FilterFold>
    </FilterBar>
  );
}
