import { idSchema } from "@domain/schema/fields";
import { href } from "@domain/pages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { useReadySession } from "../../data/hooks/ready-session";
import { useCan } from "../../data/hooks/use-can";
import { useLiveDoc } from "../../data/hooks/use-live";
import { RecordPanel } from "../../ui/feedback/record-panel";
import { usePageParams } from "../../ui/list/search-params";
import { PageHeader } from "../../ui/page/page-header";
import { RecordTabs } from "../../ui/page/record-tabs";
import { fetched } from "../../ui/state/fetched";
import { PageSkeleton } from "../../ui/state/skeletons";
import { AccountsTab, InviteLink } from "./list/accounts-tab";
import { SettingsTab } from "./settings/settings-tab";

interface DrawerProps {
  userId: string;
  onClose: () => void;
}

const PersonDrawer = fetched(
  () => import("./record/person-drawer").then((module) => module.PersonDrawer),
  ({ onClose }: DrawerProps) => (
    <RecordPanel title="" onClose={onClose}>
      <PageSkeleton />
    </RecordPanel>
  ),
);

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

/** Its accounts, and who of the provider sees it. */
function ZooDetails() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const [params, change] = usePageParams();
  const zoo = useLiveDoc("zoo", zooId);
  const userId = idSchema.nullable().catch(null).parse(params.get("userId"));
  const [count, setCount] = useState<number | null>(null);
  const close = () => change({ userId: null });
  return (
    <>
      <PageHeader
        title={t("users.page")}
        count={count === null ? undefined : t("users.states.count", { count })}
        facts={zoo.state === "data" ? zoo.data?.data.zooName : undefined}
        actions={
          may("create", "users") && <InviteLink to={href("userCreation")} />
        }
      />
      <RecordTabs
        label={t("users.page")}
        tabs={[
          {
            id: "accounts",
            label: t("users.tabs.accounts"),
            content: <AccountsTab onCount={setCount} />,
          },
          {
            id: "settings",
            label: t("users.tabs.settings"),
            content: <SettingsTab />,
          },
        ]}
      />
      {userId !== null && (
        <PersonDrawer key={userId} userId={userId} onClose={close} />
      )}
    </>
  );
}
