import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { href } from "@domain/pages";
import { Group } from "@mantine/core";
import { IconPencil, IconPlus, IconPuzzle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useProfilePicture } from "../../../data/files/use-profile-picture";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import type { Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { ButtonLink } from "../../../ui/display/button-link";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { RemovedNotice } from "../../../ui/feedback/removed-notice";
import { FormFailure } from "../../../ui/form/form-failure";
import { RestoreButton } from "../../../ui/form/restore-button";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PageHeader } from "../../../ui/page/page-header";
import { PictureField } from "../../../ui/picture/picture-field";
import { ObjectBadges } from "../parts/object-badges";
import { ObjectTabs } from "./object-tabs";
import { useObjectRemoval } from "./use-object-removal";

/** An object: what it is, what it is for, how many there are. */
export function ObjectRecord({ row }: { row: Row<"enrichments"> }) {
  const { t } = useTranslation();
  const { id, data, pending } = row;
  const mayChange = useCan("change", "enrichments", data);
  const { zooId } = useReadySession();
  const mayLog = useCan()("create", "enrichmentSessions", { zooId });
  const name = enrichmentNameIn(data, useLanguage());
  const removal = useObjectRemoval(row);
  const picture = useProfilePicture("enrichments", id, data);
  return (
    <>
      <PageHeader
        title={name}
        media={
          <PictureField
            {...picture}
            name={name}
            silhouette={IconPuzzle}
            size={56}
            decorative
          />
        }
        crumbs={[{ label: t("enrichment.title"), to: href("enrichmentList") }]}
        facts={
          <Group gap="sm">
            <ObjectBadges object={data} />
            {pending && <PendingBadge />}
          </Group>
        }
        actions={
          !data.isDeleted && (
            <>
              {mayLog && (
                <ButtonLink
                  to={href("enrichmentList", { tool: "log", enrichmentId: id })}
                  variant="light"
                  leftSection={<IconPlus size={16} aria-hidden />}
                >
                  {t("enrichment.log.actions.log")}
                </ButtonLink>
              )}
              {mayChange && (
                <ButtonLink
                  to={href("enrichment", { enrichmentId: id, mode: "edit" })}
                  variant="default"
                  leftSection={<IconPencil size={16} aria-hidden />}
                >
                  {t("common.actions.edit")}
                </ButtonLink>
              )}
              <MoreMenu
                about={name}
                items={removal.items}
                busy={removal.busy}
              />
            </>
          )
        }
      />
      <FormFailure failure={removal.failure} onRetry={removal.retry} />
      {data.isDeleted && (
        <RemovedNotice text={t("enrichment.states.isRemoved")}>
          {removal.mayRestore && (
            <RestoreButton
              label={t("enrichment.actions.restore")}
              restoration={{
                busy: removal.busy,
                failure: null,
                restore: removal.restore,
              }}
            />
          )}
        </RemovedNotice>
      )}
      <ObjectTabs row={row} name={name} />
    </>
  );
}
