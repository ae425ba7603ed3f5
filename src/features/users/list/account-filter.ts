import type { SectorRole } from "@domain/access/session";
import { sectorRoles } from "@domain/access/session";
import type { UserRight } from "@domain/person/rights";
import { userRights } from "@domain/person/rights";
import {
  defineFilter,
  flag,
  someOf,
} from "../../../ui/list/filter/define-filter";
import type { AccountStatus } from "@domain/person/account";
import { accountStatuses } from "@domain/person/account";

export interface AccountFilter {
  right: UserRight | null;
  role: SectorRole | null;
  /** Unless asked for, removed people are not listed. */
  status: AccountStatus | null;
  /** The provider's people who see the establishment, too. */
  staff: boolean;
}

/** How the list of accounts can be narrowed, or widened by the provider's people. */
export const accountFilter = defineFilter<AccountFilter>({
  right: someOf(userRights),
  role: someOf(sectorRoles),
  status: someOf(accountStatuses),
  staff: flag,
});
