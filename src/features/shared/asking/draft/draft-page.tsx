import type { ReactNode } from "react";
import { useLiveDoc } from "../../../../data/hooks/use-live";
import { QueryState } from "../../../../ui/state/query-state";
import { PageSkeleton } from "../../../../ui/state/skeletons";
import type { Asking } from "../asking";
import { DraftFormPage } from "./draft-form-page";

interface DraftPageProps {
  asking: Asking;
  /** The record, which shows any other version. */
  record: ReactNode;
  number: number;
}

/** The editor of a draft; any other version is only shown, as nothing of it changes. */
export function DraftPage({ asking, record, number }: DraftPageProps) {
  const status = asking.versions[number - 1]?.status;
  const isDraft = status === "draft";
  const live = useLiveDoc(
    asking.collection,
    isDraft ? String(number) : null,
    asking.id,
  );
  if (status === undefined) return asking.missing;
  if (!isDraft) return record;
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={asking.missing}>
      {(row) =>
        row !== null && (
          <DraftFormPage
            key={`${asking.id} ${row.id}`}
            asking={asking}
            row={row}
          />
        )
      }
    </QueryState>
  );
}
