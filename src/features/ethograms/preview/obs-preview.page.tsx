import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import type { Row } from "../../../data/live-store";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { PageSkeleton } from "../../../ui/state/skeletons";
import type { ShownVersion } from "../../shared/versions/shown-version";
import { shownVersion } from "../../shared/versions/shown-version";
import { NoEthogram, OfEthogram } from "../parts/of-ethogram";
import { useEthogramName } from "../parts/use-ethogram-name";
import { useWordedPlan } from "../parts/use-texts";
import { BehaviourTable } from "../record/behaviour-table";
import { KeyBoard } from "./key-board";

/** An ethogram as it looks in front of the animals, for everybody who may begin with it. */
export function Component() {
  return <OfEthogram>{(row) => <Preview key={row.id} row={row} />}</OfEthogram>;
}

function Preview({ row }: { row: Row<"observations"> }) {
  const [params] = usePageParams();
  const may = useCan();
  const makes = may("change", "surveys");
  const shown = shownVersion(row.data.versions, params.get("version"), makes);
  return shown === null ? (
    <NoEthogram />
  ) : (
    <OfVersion key={shown.number} row={row} shown={shown} />
  );
}

function OfVersion({
  row,
  shown: { number, status },
}: {
  row: Row<"observations">;
  shown: ShownVersion;
}) {
  const { t } = useTranslation();
  const name = useEthogramName()(row.data.names);
  const worded = useWordedPlan(row.id, number);
  const [isTable, setTable] = useState(false);
  if (worded === "missing") return <NoEthogram />;
  const version = t("surveys.preview.fields.version", { version: number });
  return (
    <>
      <PageHeader
        title={name}
        facts={`${version} · ${t(`surveys.preview.options.status.${status}`)}`}
      />
      {worded === null ? (
        <PageSkeleton />
      ) : (
        <KeyBoard
          plan={worded.plan}
          isTable={isTable}
          onTable={setTable}
          table={<BehaviourTable plan={worded.plan} />}
        />
      )}
    </>
  );
}
