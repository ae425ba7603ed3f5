import { languages } from "@domain/taxonomy/taxonomy";
import { Group } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import { ButtonLink } from "../../../../ui/display/button-link";
import { PendingBadge } from "../../../../ui/display/pending-badge";
import { FormFailure } from "../../../../ui/form/form-failure";
import type { MoreItem } from "../../../../ui/menu/more-menu";
import { MoreMenu } from "../../../../ui/menu/more-menu";
import { PageHeader } from "../../../../ui/page/page-header";
import { RecordTabs } from "../../../../ui/page/record-tabs";
import { useArchive } from "../../archive/use-archive";
import { HeaderFacts } from "../header/header-facts";
import { VersionList } from "../version-list";
import { VersionStatusMark } from "../version-status-mark";
import type { Header } from "../header-writes";
import { archiveThing } from "../header-writes";
import type { VersionedThing } from "../versioned";

interface VersionedRecordProps {
  of: VersionedThing;
  row: Row<Header>;
  /** Whom it is for; null: things of its kind are for no species. */
  species: readonly string[] | null;
  list: { label: string; to: string };
  /** The version that is shown. */
  number: number;
  words: { editNames: string; archived: string; restored: string };
  /** What else stands under "⋯". */
  more?: readonly MoreItem[];
  content: ReactNode;
  /** What differs from another version. */
  changes: ReactNode;
}

/** A thing with one of its versions, all of them, and what differs from another one. */
export function VersionedRecord(props: VersionedRecordProps) {
  const { of, row, species, list, number, words } = props;
  const { archived, names } = row.data;
  const { t } = useTranslation();
  const { name, versions } = of;
  const archive = useArchive({
    archived,
    save: (next) => archiveThing(of, row, next),
    done: { archived: words.archived, restored: words.restored },
  });
  const shown = versions[number - 1];
  return (
    <>
      <PageHeader
        title={name}
        crumbs={[list]}
        facts={
          <Group gap="xs">
            {shown !== undefined && <VersionStatusMark status={shown.status} />}
            {t("surveys.edit.states.named", {
              n: languages.filter((one) => names[one]).length,
              all: languages.length,
            })}
            {archived && ` · ${t("surveys.edit.states.archived")}`}
            {row.pending && <PendingBadge />}
          </Group>
        }
        actions={
          <>
            <ButtonLink
              to={of.recordHref({ mode: "edit" })}
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
            >
              {words.editNames}
            </ButtonLink>
            <MoreMenu
              about={name}
              busy={archive.busy}
              items={[...(props.more ?? []), archive.item]}
            />
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
            content: props.content,
          },
          ...(versions.length > 1
            ? [
                {
                  id: "changes",
                  label: t("surveys.edit.changes.title"),
                  content: props.changes,
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
            content: <HeaderFacts names={names} species={species} />,
          },
        ]}
      />
    </>
  );
}
