import type { Row } from "../../../data/live-store";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { NoEthogram } from "../parts/of-ethogram";
import { EthogramRecord } from "../record/ethogram-record";
import { DraftFormPage } from "./draft-form-page";

interface DraftPageProps {
  row: Row<"observations">;
  number: number;
}

/** The editor of a draft; any other version is only shown, as nothing of it changes. */
export function DraftPage({ row, number }: DraftPageProps) {
  const status = row.data.versions[number - 1]?.status;
  const isDraft = status === "draft";
  const live = useLiveDoc(
    "observationVersions",
    isDraft ? String(number) : null,
    row.id,
  );
  if (status === undefined) return <NoEthogram />;
  if (!isDraft) return <EthogramRecord row={row} />;
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NoEthogram />}>
      {(version) =>
        version !== null && (
          <DraftFormPage
            key={`${row.id} ${version.id}`}
            ethogram={row}
            row={version}
          />
        )
      }
    </QueryState>
  );
}
