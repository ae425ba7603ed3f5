import { href } from "@domain/pages";
import { idSchema } from "@domain/schema/fields";
import { IconEye } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { ButtonLink } from "../../../ui/display/button-link";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";

interface OfEthogramProps {
  children: (row: Row<"observations">) => ReactNode;
}

/** What is shown of the ethogram that the address names; that there is none where there is none. */
export function OfEthogram({ children }: OfEthogramProps) {
  const [params] = usePageParams();
  const obsId = idSchema.nullable().catch(null).parse(params.get("obsId"));
  const live = useLiveDoc("observations", obsId);
  // A draft that is not one's own to see is as one that is not there.
  const isClosed = live.state === "error" && live.code === "not-allowed";
  if (obsId === null || isClosed) return <NoEthogram />;
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NoEthogram />}>
      {(row) => row !== null && children(row)}
    </QueryState>
  );
}

/** The address names no ethogram, or no such version of one. */
export function NoEthogram() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("ethograms.titleOne")} />
      <EmptyState
        icon={IconEye}
        title={t("ethograms.states.missing")}
        body={t("common.messages.notThere")}
        action={
          <ButtonLink to={href("obsListReadOnly")} variant="light">
            {t("ethograms.actions.toList")}
          </ButtonLink>
        }
      />
    </>
  );
}
