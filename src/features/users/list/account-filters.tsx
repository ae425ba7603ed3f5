import { sectorRoles } from "@domain/access/session";
import { userRights } from "@domain/person/rights";
import { useTranslation } from "react-i18next";
import {
  FilterBar,
  ResetFilters,
  SearchField,
} from "../../../ui/list/filter/filter-bar";
import { FilterSwitch } from "../../../ui/list/filter/filter-switch";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import { FilterFold } from "../../../ui/list/filter/filter-fold";
import { accountStatuses } from "@domain/person/account";
import type { AccountFilter } from "./account-filter";
import { accountFilter } from "./account-filter";

interface AccountFiltersProps {
  filter: AccountFilter;
  onFilter: (change: Partial<AccountFilter>) => void;
  search: string;
  onSearch: (text: string) => void;
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
        <FilterChoice
          label={t("users.fields.userRight")}
          all={t("users.states.allRights")}
          values={userRights}
          labelOf={(right) => t(`users.options.right.${right}`)}
          value={filter.right}
          onChange={(right) => onFilter({ right })}
        />
        <FilterChoice
          label={t("users.fields.sectorRole")}
          all={t("users.states.allRoles")}
          values={sectorRoles}
          labelOf={(role) => t(`users.options.role.${role}`)}
          value={filter.role}
          onChange={(role) => onFilter({ role })}
        />
        <FilterChoice
          label={t("users.fields.status")}
          all={t("users.states.allStatuses")}
          values={accountStatuses}
          labelOf={(status) => t(`users.options.status.${status}`)}
          value={filter.status}
          onChange={(status) => onFilter({ status })}
        />
        <FilterSwitch
          label={t("users.actions.showStaff")}
          checked={filter.staff}
          onChange={(on) => onFilter({ staff: on })}
        />
        <ResetFilters chips={chips} onReset={onFilter} />
      </FilterFold>
    </FilterBar>
  );
}
