import { href } from "@domain/pages";
import { Group, Stack } from "@mantine/core";
import {
  IconArchive,
  IconArchiveOff,
  IconArrowsDiff,
  IconPencil,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { ButtonLink } from "../../../ui/display/button-link";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { notifyDone } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PageHeader } from "../../../ui/page/page-header";
import { ArchivedMark } from "../parts/archived-mark";
import { useProfileName } from "../parts/use-profile-name";
import { setArchived } from "../profile-writes";
import { ProfileExpected } from "./profile-expected";
import { ProfileTaxa } from "./profile-taxa";
import { ProfileWeights } from "./profile-weights";

/** Archiving is taken back by the word that says it is done. */
function useArchive(row: Row<"profiles">, name: string) {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const set = (archived: boolean) =>
    run(
      () => setArchived(row, archived),
      () =>
        notifyDone(
          t(
            archived
              ? "profiles.messages.archived"
              : "profiles.messages.restored",
            { name },
          ),
        ),
    );
  return { busy, failure, set };
}

/** A profile: for whom it is, what criteria weigh, which answers are expected. */
export function ProfileRecord({ row }: { row: Row<"profiles"> }) {
  const { t } = useTranslation();
  const { id: profileId, data } = row;
  const name = useProfileName()(data);
  const mayChange = useCan()("change", "profiles");
  const { busy, failure, set } = useArchive(row, name);
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
                  busy={busy}
                  items={[
                    data.archived
                      ? {
                          id: "restore",
                          label: t("common.actions.restore"),
                          icon: IconArchiveOff,
                          onPick: () => set(false),
                        }
                      : {
                          id: "archive",
                          label: t("common.actions.archive"),
                          icon: IconArchive,
                          danger: true,
                          onPick: () => set(true),
                        },
                  ]}
                />
              </>
            )}
          </>
        }
      />
      <FormFailure failure={failure} onRetry={() => set(!data.archived)} />
      <Stack maw={760}>
        <ProfileTaxa profile={data} />
        <ProfileWeights profile={data} />
        <ProfileExpected profile={data} />
      </Stack>
    </>
  );
}
