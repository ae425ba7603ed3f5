import { IconFileExport } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import { usePageParams } from "../../../../ui/list/search-params";
import { VersionChanges } from "../../../shared/asking/record/version-changes";
import { VersionView } from "../../../shared/asking/record/version-view";
import { openedVersion } from "../../../shared/versions/opened-version";
import { VersionedRecord } from "../../../shared/versions/record/versioned-record";
import { ExportModal } from "../../exchange/lazy-export";
import { useAskingSurvey } from "../parts/use-asking-survey";

/** A questionnaire with one of its versions, all of them, and what differs from another one. */
export function SurveyRecord({ row }: { row: Row<"surveys"> }) {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const { data } = row;
  const asking = useAskingSurvey(row);
  const { name } = asking;
  const [exporting, setExporting] = useState(false);
  const number = openedVersion(data, params.get("version"));
  if (number === null) return asking.missing;
  return (
    <>
      <VersionedRecord
        of={asking}
        row={row}
        species={data.surveySpecie}
        list={asking.list}
        number={number}
        words={{
          editNames: t("surveys.edit.actions.editNames"),
          archived: t("surveys.edit.messages.archived", { name }),
          restored: t("surveys.edit.messages.restored", { name }),
        }}
        more={[
          {
            id: "export",
            label: t("surveys.list.actions.export"),
            icon: IconFileExport,
            onPick: () => setExporting(true),
          },
        ]}
        content={<VersionView key={number} asking={asking} number={number} />}
        changes={
          <VersionChanges key={number} asking={asking} number={number} />
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
    </>
  );
}
