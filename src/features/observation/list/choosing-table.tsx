import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { ChosenBar } from "./analysis-links";
import { SessionTable } from "./session-table";

interface ChoosingTableProps {
  rows: readonly Row<"obsSessions">[];
  ethogram: (id: string) => string;
}

/** Closed sessions, of which some can be chosen to be held against each other. */
export function ChoosingTable({ rows, ethogram }: ChoosingTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [ids, choose] = useState<ReadonlySet<string>>(new Set());
  const whenOf = (id: string) => {
    const startedAt = rows.find((row) => row.id === id)?.data.startedAt ?? null;
    return startedAt === null ? "—" : format.dateTime(startedAt);
  };
  return (
    <>
      <SessionTable
        rows={rows}
        ethogram={ethogram}
        selection={{
          ids,
          onChange: choose,
          label: (id) =>
            t("observation.list.actions.choose", { when: whenOf(id) }),
        }}
      />
      <ChosenBar
        chosen={rows.filter(({ id }) => ids.has(id))}
        onClear={() => choose(new Set())}
      />
    </>
  );
}
