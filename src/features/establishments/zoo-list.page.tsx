import type { Zoo } from "@domain/establishment/zoo";
import { href } from "@domain/pages";
import { zoosQueries } from "@domain/query/facility-queries";
import { IconBuildingCommunity, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { useCan } from "../../data/hooks/use-can";
import { useLiveQueries } from "../../data/hooks/use-live";
import { useSubmit } from "../../data/hooks/use-submit";
import { useSearchTerm } from "../../lib/carried-search";
import { useFormat } from "../../lib/use-format";
import { NothingFound } from "../../ui/list/filter/nothing-found";
import { ButtonLink } from "../../ui/display/button-link";
import { confirm } from "../../ui/feedback/confirm";
import { notifyDone } from "../../ui/feedback/notify";
import { FormFailure } from "../../ui/form/form-failure";
import { useCreateKeyTo } from "../../ui/keys/use-create-key";
import { useFilter } from "../../ui/list/filter/define-filter";
import { ListNotes } from "../../ui/list/list-notes";
import { usePageParams } from "../../ui/list/search-params";
import { PageHeader } from "../../ui/page/page-header";
import { QueryState } from "../../ui/state/query-state";
import { isShown, zooFilter } from "./list/zoo-filter";
import { ZooFilters } from "./list/zoo-filters";
import { ZooTable } from "./list/zoo-table";
import { ZooCreation } from "./zoo-creation";
import { setArchived } from "./zoo-writes";

/** The establishments that this person sees: all for the provider's administrators. */
export function Component() {
  const may = useCan();
  const [params] = usePageParams();
  return params.get("mode") === "create" && may("create", "zoo") ? (
    <ZooCreation />
  ) : (
    <ZooList />
  );
}

/** Archiving asks first and says what it means; both tell when they are done. */
function useArchive() {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const [again, setAgain] = useState<() => void>();
  const set = ({ zooId, zooName: name }: Zoo, archived: boolean) => {
    const attempt = () =>
      run(
        () => setArchived(zooId, archived),
        () =>
          notifyDone(
            archived
              ? t("establishments.messages.archived", { name })
              : t("establishments.messages.restored", { name }),
          ),
      );
    setAgain(() => attempt);
    attempt();
  };
  const archive = async (zoo: Zoo) => {
    const sure = await confirm({
      title: t("establishments.questions.archive.title", { name: zoo.zooName }),
      body: t("establishments.questions.archive.body"),
      confirm: t("establishments.actions.archive"),
      danger: true,
    });
    if (sure) set(zoo, true);
  };
  return {
    busy,
    failure,
    again: () => again?.(),
    archive: (zoo: Zoo) => void archive(zoo),
    restore: (zoo: Zoo) => set(zoo, false),
  };
}

function ZooList() {
  const { t } = useTranslation();
  const format = useFormat();
  const may = useCan();
  const [filter, change] = useFilter(zooFilter);
  const [typed, setTyped] = useSearchTerm();
  const live = useLiveQueries(zoosQueries(useReadySession()));
  const { busy, failure, again, archive, restore } = useArchive();
  const creation = may("create", "zoo")
    ? href("zooList", { mode: "create" })
    : null;
  useCreateKeyTo(creation);
  const found =
    live.state === "data"
      ? live.data.rows
          .filter(({ data }) => isShown(data, filter, typed))
          .sort((a, b) => format.byName(a.data.zooName, b.data.zooName))
      : [];
  const reset = () => {
    setTyped("");
    change(zooFilter.initial);
  };
  return (
    <>
      <PageHeader
        title={t("establishments.title")}
        count={
          live.state === "data"
            ? t("establishments.states.count", { count: found.length })
            : undefined
        }
        actions={
          creation !== null && (
            <ButtonLink
              to={creation}
              leftSection={<IconPlus size={18} aria-hidden />}
            >
              {t("establishments.actions.create")}
            </ButtonLink>
          )
        }
      />
      <ZooFilters
        filter={filter}
        onFilter={change}
        search={typed}
        onSearch={setTyped}
      />
      <FormFailure failure={failure} onRetry={again} />
      <QueryState query={live}>
        {({ unreadable, full, rows }) =>
          found.length === 0 ? (
            <NothingFound
              icon={IconBuildingCommunity}
              title={t("establishments.states.notFound")}
              onReset={reset}
            />
          ) : (
            <>
              <ZooTable
                rows={found}
                busy={busy}
                onArchive={archive}
                onRestore={restore}
              />
              <ListNotes
                unreadable={unreadable}
                full={full}
                shown={rows.length}
              />
            </>
          )
        }
      </QueryState>
    </>
  );
}
