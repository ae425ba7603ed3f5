import {
  obsCorrectionsQuery,
  obsRecordsQuery,
} from "@domain/observation/obs-session-queries";
import type { Correction } from "@domain/observation/rows/corrected";
import { applyCorrections } from "@domain/observation/rows/corrected";
import { recordedIn, rowsIn } from "@domain/observation/rows/keyed";
import type { SessionFacts } from "@domain/observation/watched";
import { lastOf } from "@domain/observation/watched";
import { useMemo } from "react";
import { useLiveQueries } from "../hooks/use-live";
import type { Live, Row } from "../live-store";

/** What was recorded in a session, as it stands with what was put right. */
export interface SessionRecords extends Correction {
  corrections: readonly Row<"obsCorrections">[];
  /** Records that cannot be read. */
  unreadable: number;
  /** Something of it is not on the server yet. */
  pending: boolean;
}

/** Which session, and when it went on as far as that is known. */
type Recording = Pick<SessionFacts, "obsSessionId" | "startedAt" | "endedAt">;

/** All that was recorded in a session and put right in it, live. */
export function useRecorded({
  obsSessionId,
  startedAt,
  endedAt,
}: Recording): Live<SessionRecords> {
  const records = useLiveQueries([obsRecordsQuery(obsSessionId)]);
  const corrections = useLiveQueries([obsCorrectionsQuery(obsSessionId)]);
  return useMemo(() => {
    if (records.state !== "data") return records;
    if (corrections.state !== "data") return corrections;
    const { rows, unreadable } = records.data;
    const { recorded, flaws } = recordedIn(rows.map(({ data }) => data));
    const made = corrections.data.rows;
    return {
      state: "data",
      data: {
        ...applyCorrections(
          recorded,
          made.map(({ data }) => data),
          lastOf({ startedAt, endedAt }, rowsIn(recorded)),
        ),
        corrections: made,
        unreadable: unreadable + flaws.length,
        pending: [...rows, ...made].some((row) => row.pending),
      },
    };
  }, [records, corrections, startedAt, endedAt]);
}
