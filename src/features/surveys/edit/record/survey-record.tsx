import { href } from "@domain/pages";
import type { Survey } from "@domain/survey/survey";
import { languages } from "@domain/taxonomy/taxonomy";
import { draftNumber } from "@domain/versions/version-list";
import { Group } from "@mantine/core";
import { IconFileExport, IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import { ButtonLink } from "../../../../ui/display/button-link";
import { PendingBadge } from "../../../../ui/display/pending-badge";
import { FormFailure } from "../../../../ui/form/form-failure";
import { usePageParams } from "../../../../ui/list/search-params";
import { MoreMenu } from "../../../../ui/menu/more-menu";
import { PageHeader } from "../../../../ui/page/page-header";
import { RecordTabs } from "../../../../ui/page/record-tabs";
import { ExportModal } from "../../exchange/lazy-export";
import { NoSurvey } from "../parts/of-survey";
import { useSurveyName } from "../parts/use-survey-name";
import { useArchive } from "../../../shared/archive/use-archive";
import { setArchived } from "../survey-writes";
import { SurveyFacts } from "./survey-facts";
import { VersionChanges } from "./version-changes";
import { VersionList } from "./version-list";
import { VersionStatusMark } from "./version-status-mark";
import { VersionView } from "./version-view";

/** The version that the address asks for, else the draft, else the latest that is published, else the latest; null: none. */
function openedVersion(
  { versions, publishedVersion }: Pick<Survey, "versions" | "publishedVersion">,
  asked: string | null,
): number | null {
  const number = Number(asked);
  // The draft that would be the next may have been thrown away: what there is then is opened.
  if (asked !== null && number !== versions.length + 1) {
    return versions[number - 1] === undefined ? null : number;
  }
  return draftNumber(versions) ?? publishedVersion ?? (versions.length || null);
}

/** A questionnaire with one of its versions, all of them, and what differs from another one. */
export function SurveyRecord({ row }: { row: Row<"surveys"> }) {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const { id: surveyId, data } = row;
  const name = useSurveyName()(data.names);
  const archive = useArchive({
    archived: data.archived,
    save: (next) => setArchived(row, next, name),
    done: {
      archived: t("surveys.edit.messages.archived", { name }),
      restored: t("surveys.edit.messages.restored", { name }),
    },
  });
  const [exporting, setExporting] = useState(false);
  const number = openedVersion(data, params.get("version"));
  if (number === null) return <NoSurvey />;
  const shown = data.versions[number - 1];
  return (
    <>
      <PageHeader
        title={name}
        crumbs={[{ label: t("surveys.edit.list"), to: href("quizzList") }]}
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
              to={href("quizz", { surveyId, mode: "edit" })}
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
            >
              {t("surveys.edit.actions.editNames")}
            </ButtonLink>
            <MoreMenu
              about={name}
              busy={archive.busy}
              items={[
                {
                  id: "export",
                  label: t("surveys.list.actions.export"),
                  icon: IconFileExport,
                  onPick: () => setExporting(true),
                },
                archive.item,
              ]}
            />
          </>
        }
      />
      {exporting && (
        <ExportModal
          survey={data}
          name={name}
          isMaker
          version={number}
          onClose={() => setExporting(false)}
        />
      )}
      <FormFailure failure={archive.failure} onRetry={archive.retry} />
      <RecordTabs
        label={name}
        tabs={[
          {
            id: "content",
            label: t("surveys.edit.fields.version", { number }),
            content: <VersionView key={number} survey={row} number={number} />,
          },
          ...(data.versions.length > 1
            ? [
                {
                  id: "changes",
                  label: t("surveys.edit.changes.title"),
                  content: (
                    <VersionChanges key={number} survey={row} number={number} />
                  ),
                },
              ]
            : []),
          {
            id: "versions",
            label: t("surveys.edit.fields.versions"),
            content: <VersionList survey={row} />,
          },
          {
            id: "facts",
            label: t("surveys.edit.fields.names"),
            content: <SurveyFacts survey={data} />,
          },
        ]}
      />
    </>
  );
}
