import { href } from "@domain/pages";
import { languages } from "@domain/taxonomy/taxonomy";
import { Group } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { ButtonLink } from "../../../ui/display/button-link";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { FormFailure } from "../../../ui/form/form-failure";
import { usePageParams } from "../../../ui/list/search-params";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PageHeader } from "../../../ui/page/page-header";
import { RecordTabs } from "../../../ui/page/record-tabs";
import { useArchive } from "../../shared/archive/use-archive";
import { HeaderFacts } from "../../shared/versions/header/header-facts";
import { openedVersion } from "../../shared/versions/opened-version";
import { VersionList } from "../../shared/versions/version-list";
import { VersionStatusMark } from "../../shared/versions/version-status-mark";
import { setArchived } from "../ethogram-writes";
import { NoEthogram } from "../parts/of-ethogram";
import { useVersionedEthogram } from "../parts/use-versioned-ethogram";
import { VersionChanges } from "./version-changes";
import { VersionView } from "./version-view";

/** An ethogram with one of its versions, all of them, and what differs from another one. */
export function EthogramRecord({ row }: { row: Row<"observations"> }) {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const { id: obsId, data } = row;
  const of = useVersionedEthogram(row);
  const { name } = of;
  const archive = useArchive({
    archived: data.archived,
    save: (next) => setArchived(row, next, name),
    done: {
      archived: t("ethograms.messages.archived", { name }),
      restored: t("ethograms.messages.restored", { name }),
    },
  });
  const number = openedVersion(data, params.get("version"));
  if (number === null) return <NoEthogram />;
  const shown = data.versions[number - 1];
  return (
    <>
      <PageHeader
        title={name}
        crumbs={[{ label: t("ethograms.title"), to: href("obsList") }]}
        facts={
          <Group gap="xs">
            {shown !== undefined && <VersionStatusMark status={shown.status} />}
            {t("surveys.edit.states.named", {
              n: languages.filter((one) => data.names[one]).length,
              all: languages.length,
            })}
            {data.archived && ` · ${t("surveys.edit.states.archived")}`}
            {row.pending && <PendingBadge />}
          </Group>
        }
        actions={
          <>
            <ButtonLink
              to={href("obs", { obsId, mode: "edit" })}
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
            >
              {t("surveys.edit.actions.editNames")}
            </ButtonLink>
            <MoreMenu about={name} busy={archive.busy} items={[archive.item]} />
          </>
        }
      />
      <FormFailure failure={archive.failure} onRetry={archive.retry} />
      <RecordTabs
        label={name}
        tabs={[
          {
            id: "content",
            label: t("surveys.edit.fields.version", { number }),
            content: <VersionView key={number} row={row} number={number} />,
          },
          ...(data.versions.length > 1
            ? [
                {
                  id: "changes",
                  label: t("surveys.edit.changes.title"),
                  content: (
                    <VersionChanges key={number} row={row} number={number} />
                  ),
                },
              ]
            : []),
          {
            id: "versions",
            label: t("surveys.edit.fields.versions"),
            content: <VersionList of={of} />,
          },
          {
            id: "facts",
            label: t("surveys.edit.fields.names"),
            content: (
              <HeaderFacts names={data.names} species={data.obsSpecie} />
            ),
          },
        ]}
      />
    </>
  );
}
