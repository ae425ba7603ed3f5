import { href } from "@domain/pages";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";
import { useCreateKeyTo } from "../../../ui/keys/use-create-key";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { PageHeader } from "../../../ui/page/page-header";
import { RecordTabs } from "../../../ui/page/record-tabs";
import { FetchedMailButton } from "../../shared/exporting/fetched-mail-button";
import { campaignFilter } from "./campaign-filter";
import { CampaignList } from "./campaign-list";

/** What the establishment collects, and what it collected. */
export function Component() {
  const { t } = useTranslation();
  const may = useCan();
  const [{ tab, kind, status, specieId }] = useFilter(campaignFilter);
  const creation = may("create", "campaigns") ? href("campaignCreation") : null;
  useCreateKeyTo(creation);
  const make = creation !== null && (
    <ButtonLink to={creation} leftSection={<IconPlus size={16} aria-hidden />}>
      {t("campaigns.actions.create")}
    </ButtonLink>
  );
  const tabs = (["active", "archived"] as const).map((id) => ({
    id,
    label: t(`campaigns.tabs.${id}`),
    content: <CampaignList tab={id} make={make} />,
  }));
  return (
    <>
      <PageHeader
        title={t("campaigns.title")}
        actions={
          <>
            <FetchedMailButton
              asked={{
                kind: "campaigns",
                ...{ tab, mode: kind, phase: status, specieId },
              }}
            />
            {make}
          </>
        }
      />
      <RecordTabs label={t("campaigns.title")} tabs={tabs} />
    </>
  );
}
