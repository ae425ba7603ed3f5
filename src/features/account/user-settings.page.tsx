import { fullName } from "@domain/person/user";
import { useTranslation } from "react-i18next";
import type { Row } from "../../data/live-store";
import { useProfilePicture } from "../../data/files/use-profile-picture";
import { useReadySession } from "../../data/hooks/ready-session";
import { useLiveDoc } from "../../data/hooks/use-live";
import { PageHeader } from "../../ui/page/page-header";
import { RecordTabs } from "../../ui/page/record-tabs";
import { PictureField } from "../../ui/picture/picture-field";
import { QueryState } from "../../ui/state/query-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { AppsTab } from "./own/apps-tab";
import { PasswordTab } from "./own/password-tab";
import { ProfileTab } from "./own/profile-tab";

/** My account: profile, password, applications. */
export function Component() {
  const { uid } = useReadySession();
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
