import { href } from "@domain/pages";
import { IconUserPlus, IconUsers } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useSearchTerm } from "../../../lib/carried-search";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { ButtonLink } from "../../../ui/display/button-link";
import { useCreateKeyTo } from "../../../ui/keys/use-create-key";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { ListNotes } from "../../../ui/list/list-notes";
import { EmptyState } from "../../../ui/state/empty-state";
import { ErrorState } from "../../../ui/state/error-state";
import { QueryState } from "../../../ui/state/query-state";
import { accountFilter } from "./account-filter";
import { AccountFilters } from "./account-filters";
import { AccountTable } from "./account-table";
import { useAccounts } from "./use-accounts";

interface AccountsTabProps {
  /** How many are shown; null while it is not known. */
  onCount: (count: number | null) => void;
}

/** The accounts of the establishment, with what narrows them. */
export function AccountsTab({ onCount }: AccountsTabProps) {
  const { t } = useTranslation();
  const [filter, change] = useFilter(accountFilter);
  const [typed, setTyped] = useSearchTerm();
  const live = useAccounts(filter, typed);
  const count =
    live.state === "data" && live.data.heard ? live.data.rows.length : null;
  useEffect(() => {
    onCount(count);
    return () => onCount(null);
  }, [onCount, count]);
  const may = useCan();
  const isNarrowed = typed !== "" || accountFilter.chips(filter).length > 0;
  const creation = may("create", "users") ? href("userCreation") : null;
  useCreateKeyTo(creation);
  const reset = () => {
    setTyped("");
    change(accountFilter.initial);
  };
  return (
    <>
      <AccountFilters
        filter={filter}
        onFilter={change}
        search={typed}
        onSearch={setTyped}
      />
      {live.state === "error" ? (
        <ErrorState
          error={live}
          title={t("errors.messages.usersLoading")}
          onRetry={live.retry}
        />
      ) : (
        <QueryState
          query={live}
          empty={
            isNarrowed ? (
              <NothingFound
                icon={IconUsers}
                title={t("users.states.notFound")}
                onReset={reset}
              />
            ) : (
              <EmptyState
                icon={IconUsers}
                title={t("users.states.none")}
                body={t("users.states.noneHelp")}
              />
            )
          }
        >
          {({ rows, full }) => (
            <>
              <AccountTable rows={rows} />
              <ListNotes unreadable={0} full={full} shown={rows.length} />
            </>
          )}
        </QueryState>
      )}
    </>
  );
}

/** The way to the form that invites somebody. */
export function InviteLink({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <ButtonLink to={to} leftSection={<IconUserPlus size={18} aria-hidden />}>
      {t("users.actions.create")}
    </ButtonLink>
  );
}
