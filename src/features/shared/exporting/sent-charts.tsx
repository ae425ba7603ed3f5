import { mayExport } from "@domain/export/rights";
import type { ReactNode } from "react";
import { useState } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { SentChart } from "../../../ui/chart/parts/taken-chart";
import { SendingCharts } from "../../../ui/chart/parts/taken-chart";
import { ExportByMail } from "./export-by-mail";
import type { Grounds } from "./sent-table-of";
import { sentTableOf } from "./sent-table-of";

interface SentChartsProps {
  /** What the charts rest on, as far as all of them rest on the same. */
  grounds?: Partial<Grounds>;
  /** Whether they may leave: a sample, or what is not all there, does not. */
  when?: boolean;
  children: ReactNode;
}

/** Said by whoever knows better: else it is of health, and of nobody knows how many. */
const untold: Grounds = {
  ...{ ofHealth: true, n: null, counts: null },
  ...{ from: null, to: null, versions: [] },
};

/** Sends the table behind a chart below as a file, for whoever may take files away. */
export function SentCharts({
  grounds,
  when = true,
  children,
}: SentChartsProps) {
  const session = useReadySession();
  const [sent, send] = useState<SentChart | null>(null);
  return (
    <>
      <SendingCharts value={when && mayExport(session, "table") ? send : null}>
        {children}
      </SendingCharts>
      {sent !== null && (
        <ExportByMail
          asked={{ kind: "table", of: "page" }}
          table={sentTableOf(sent, { ...untold, ...grounds })}
          onClose={() => send(null)}
        />
      )}
    </>
  );
}
