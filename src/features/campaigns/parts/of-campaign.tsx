import { href } from "@domain/pages";
import { idSchema } from "@domain/schema/fields";
import { IconTargetArrow } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRecord } from "../../../data/hooks/use-record";
import type { Row } from "../../../data/live-store";
import { ButtonLink } from "../../../ui/display/button-link";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";

interface OfCampaignProps {
  children: (row: Row<"campaigns">) => ReactNode;
}

/** What is shown of the campaign that the address names; that there is none where there is none, or where it was deleted. */
export function OfCampaign({ children }: OfCampaignProps) {
  const [params] = usePageParams();
  const id = idSchema.nullable().catch(null).parse(params.get("campaignId"));
  return id === null ? (
    <NoCampaign />
  ) : (
    <Read key={id} id={id}>
      {children}
    </Read>
  );
}

function Read({ id, children }: OfCampaignProps & { id: string }) {
  const live = useRecord("campaigns", id);
  return (
    <QueryState
      query={live}
      skeleton={<PageSkeleton />}
      isEmpty={(row) => row === null || row.data.status === "deleted"}
      empty={<NoCampaign />}
    >
      {(row) => row !== null && children(row)}
    </QueryState>
  );
}

function NoCampaign() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("campaigns.titleOne")} />
      <EmptyState
        icon={IconTargetArrow}
        title={t("campaigns.states.missing")}
        body={t("common.messages.notThere")}
        action={
          <ButtonLink to={href("campaignList")} variant="light">
            {t("campaigns.actions.toList")}
          </ButtonLink>
        }
      />
    </>
  );
}
