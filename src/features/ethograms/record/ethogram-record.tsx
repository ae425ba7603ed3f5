import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { usePageParams } from "../../../ui/list/search-params";
import { openedVersion } from "../../shared/versions/opened-version";
import { VersionedRecord } from "../../shared/versions/record/versioned-record";
import { NoEthogram } from "../parts/of-ethogram";
import { useVersionedEthogram } from "../parts/use-versioned-ethogram";
import { VersionChanges } from "./version-changes";
import { VersionView } from "./version-view";

/** An ethogram with one of its versions, all of them, and what differs from another one. */
export function EthogramRecord({ row }: { row: Row<"observations"> }) {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const { data } = row;
  const of = useVersionedEthogram(row);
  const { name } = of;
  const number = openedVersion(data, params.get("version"));
  if (number === null) return <NoEthogram />;
  return (
    <VersionedRecord
      of={of}
      row={row}
      species={data.obsSpecie}
      list={{ label: t("ethograms.title"), to: href("obsList") }}
      number={number}
      words={{
        editNames: t("surveys.edit.actions.editNames"),
        archived: t("ethograms.messages.archived", { name }),
        restored: t("ethograms.messages.restored", { name }),
      }}
      content={<VersionView key={number} row={row} number={number} />}
      changes={<VersionChanges key={number} row={row} number={number} />}
    />
  );
}
