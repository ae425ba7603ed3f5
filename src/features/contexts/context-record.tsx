import { useTranslation } from "react-i18next";
import type { Row } from "../../data/live-store";
import { usePageParams } from "../../ui/list/search-params";
import { VersionChanges } from "../shared/asking/record/version-changes";
import { VersionView } from "../shared/asking/record/version-view";
import { openedVersion } from "../shared/versions/opened-version";
import { VersionedRecord } from "../shared/versions/record/versioned-record";
import { useAskingContext } from "./parts/use-asking-context";

/** A context with one of its versions, all of them, and what differs from another one. */
export function ContextRecord({ row }: { row: Row<"contexts"> }) {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const { data } = row;
  const asking = useAskingContext(row);
  const { name } = asking;
  const number = openedVersion(data, params.get("version"));
  if (number === null) return asking.missing;
  return (
    <VersionedRecord
      of={asking}
      row={row}
      species={null}
      list={asking.list}
      number={number}
      words={{
        editNames: t("surveys.edit.fields.names"),
        archived: t("contexts.messages.archived", { name }),
        restored: t("contexts.messages.restored", { name }),
      }}
      content={<VersionView key={number} asking={asking} number={number} />}
      changes={<VersionChanges key={number} asking={asking} number={number} />}
    />
  );
}
