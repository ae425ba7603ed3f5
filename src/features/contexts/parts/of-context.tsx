import { href } from "@domain/pages";
import { idSchema } from "@domain/schema/fields";
import { IconListDetails } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveDoc } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { usePageParams } from "../../../ui/list/search-params";
import { MissingPage } from "../../../ui/page/missing-page";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";

interface OfContextProps {
  children: (row: Row<"contexts">) => ReactNode;
}

/** What is shown of the context that the address names; that there is none where there is none. */
export function OfContext({ children }: OfContextProps) {
  const [params] = usePageParams();
  const contextId = idSchema
    .nullable()
    .catch(null)
    .parse(params.get("contextId"));
  const live = useLiveDoc("contexts", contextId);
  // A draft that is not one's own to see is as one that is not there.
  const isClosed = live.state === "error" && live.code === "not-allowed";
  if (contextId === null || isClosed) return <NoContext />;
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NoContext />}>
      {(row) => row !== null && children(row)}
    </QueryState>
  );
}

/** The address names no context, or no such version of one. */
export function NoContext() {
  const { t } = useTranslation();
  const may = useCan();
  return (
    <MissingPage
      heading={t("contexts.titleOne")}
      icon={IconListDetails}
      title={t("contexts.states.missing")}
      back={
        may("change", "surveys")
          ? { to: href("obsContextList"), label: t("contexts.actions.toList") }
          : null
      }
    />
  );
}
