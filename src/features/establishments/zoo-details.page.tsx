import { kindOf } from "@domain/establishment/offers";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { useReadySession } from "../../data/hooks/ready-session";
import { useLiveDoc } from "../../data/hooks/use-live";
import { PageHeader } from "../../ui/page/page-header";
import { RecordTabs } from "../../ui/page/record-tabs";
import { useAddedTabs } from "../slots";
import { SettingsTab } from "./settings/settings-tab";

/** The establishment as those who manage it see it; one that the address names by its id is gone to like any other. */
export function Component() {
  const [params] = useSearchParams();
  const zoo = params.get("zooId");
  if (zoo === null) return <ZooDetails />;
  const next = new URLSearchParams(params);
  next.delete("zooId");
  next.set("zoo", zoo);
  return <Navigate to={{ search: next.toString() }} replace />;
}

/** How it is set up, and what other features add: its announcements, its accounts. */
function ZooDetails() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const zoo = useLiveDoc("zoo", zooId);
  const added = useAddedTabs("zoos.tabs", { id: zooId });
  const data = zoo.state === "data" ? zoo.data?.data : undefined;
  const title = t(`establishments.page.${kindOf(data?.type ?? "zoo")}`);
  return (
    <>
      <PageHeader title={title} facts={data?.zooName} />
      <RecordTabs
        label={title}
        // Links from before there were other tabs name none and mean the accounts.
        initial="accounts"
        tabs={[
          {
            id: "settings",
            label: t("establishments.tabs.settings"),
            content: <SettingsTab />,
          },
          ...added,
        ]}
      />
    </>
  );
}
