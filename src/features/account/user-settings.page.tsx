import { homePage, href } from "@domain/pages";
import { fullName } from "@domain/person/user";
import { idSchema } from "@domain/schema/fields";
import { IconUser } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import type { Row } from "../../data/live-store";
import { useProfilePicture } from "../../data/files/use-profile-picture";
import { useReadySession } from "../../data/hooks/ready-session";
import { useCan } from "../../data/hooks/use-can";
import { useLiveDoc } from "../../data/hooks/use-live";
import { usePageParams } from "../../ui/list/search-params";
import { NotAllowed } from "../../ui/page/not-allowed";
import { PageHeader } from "../../ui/page/page-header";
import { RecordTabs } from "../../ui/page/record-tabs";
import { PictureField } from "../../ui/picture/picture-field";
import { QueryState } from "../../ui/state/query-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { NoticesTab } from "./notices/notices-tab";
import { AppsTab } from "./own/apps-tab";
import { PasswordTab } from "./own/password-tab";
import { ProfileTab } from "./own/profile-tab";

/** My account; somebody else's is where accounts are managed, for who may. */
export function Component() {
  const { uid } = useReadySession();
  const may = useCan();
  const [params] = usePageParams();
  const userId = idSchema.nullable().catch(null).parse(params.get("userId"));
  if (userId === null || userId === uid) return <MyAccount uid={uid} />;
  return may("manage", "users") ? (
    <Navigate to={href("zooDetails", { userId })} replace />
  ) : (
    <NotAllowed home={href(homePage)} />
  );
}

/** Profile, password, applications. */
function MyAccount({ uid }: { uid: string }) {
  const card = useLiveDoc("users", uid);
  return (
    <QueryState query={card} skeleton={<PageSkeleton />}>
      {(row) => row && <OwnAccount card={row} />}
    </QueryState>
  );
}

function OwnAccount({ card }: { card: Row<"users"> }) {
  const { t } = useTranslation();
  const account = useLiveDoc("accounts", "account", card.id);
  const picture = useProfilePicture("users", card.id, card.data);
  return (
    <>
      <PageHeader
        title={t("account.title")}
        facts={fullName(card.data)}
        media={
          <PictureField
            {...picture}
            name={fullName(card.data)}
            silhouette={IconUser}
            size={56}
            radius="xl"
            decorative
          />
        }
      />
      <QueryState query={account} skeleton={<PageSkeleton />}>
        {(row) =>
          row && (
            <RecordTabs
              label={t("account.title")}
              tabs={[
                {
                  id: "profile",
                  label: t("account.tabs.profile"),
                  content: <ProfileTab card={card} account={row} />,
                },
                {
                  id: "notices",
                  label: t("notices.settings.tab"),
                  content: <NoticesTab card={card} account={row} />,
                },
                {
                  id: "password",
                  label: t("account.tabs.password"),
                  content: <PasswordTab account={row.data} />,
                },
                {
                  id: "apps",
                  label: t("account.tabs.apps"),
                  content: <AppsTab />,
                },
              ]}
            />
          )
        }
      </QueryState>
    </>
  );
}
