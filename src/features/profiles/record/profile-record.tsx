import { href } from "@domain/pages";
import { Group, Stack } from "@mantine/core";
import { IconArrowsDiff, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import type { Row } from "../../../data/live-store";
import { ButtonLink } from "../../../ui/display/button-link";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { FormFailure } from "../../../ui/form/form-failure";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PageHeader } from "../../../ui/page/page-header";
import { ArchivedMark } from "../parts/archived-mark";
import { useProfileName } from "../parts/use-profile-name";
import { useArchive } from "../../shared/archive/use-archive";
import { setArchived } from "../profile-writes";
import { ProfileExpected } from "./profile-expected";
import { ProfileTaxa } from "./profile-taxa";
import { ProfileWeights } from "./profile-weights";

/** A profile: for whom it is, what criteria weigh, which answers are expected. */
export function ProfileRecord({ row }: { row: Row<"profiles"> }) {
  const { t } = useTranslation();
  const { id: profileId, data } = row;
  const name = useProfileName()(data);
  const mayChange = useCan()("change", "profiles");
  const archive = useArchive({
    archived: data.archived,
    save: (next) => setArchived(row, next),
    done: {
      archived: t("profiles.messages.archived", { name }),
      restored: t("profiles.messages.restored", { name }),
    },
  });
  return (
    <>
      <PageHeader
        title={name}
        crumbs={[{ label: t("profiles.title"), to: href("quizzProfile") }]}
        facts={
          <Group gap="xs">
            <ArchivedMark archived={data.archived} />
            {row.pending && <PendingBadge />}
          </Group>
        }
        actions={
          <>
            <ButtonLink
              to={href("profileComparison", { profileId })}
              variant="default"
              leftSection={<IconArrowsDiff size={16} aria-hidden />}
            >
              {t("profiles.actions.compare")}
            </ButtonLink>
            {mayChange && (
              <>
                <ButtonLink
                  to={href("quizzProfile", { profileId, mode: "edit" })}
                  leftSection={<IconPencil size={16} aria-hidden />}
                >
                  {t("common.actions.edit")}
                </ButtonLink>
                <MoreMenu
                  about={name}
                  busy={archive.busy}
                  items={[archive.item]}
                />
              </>
            )}
          </>
        }
      />
      <FormFailure failure={archive.failure} onRetry={archive.retry} />
      <Stack maw={760}>
        <ProfileTaxa profile={data} />
        <ProfileWeights profile={data} />
        <ProfileExpected profile={data} />
      </Stack>
    </>
  );
}
