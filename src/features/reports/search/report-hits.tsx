import { href } from "@domain/pages";
import { reportsQueries } from "@domain/report/report-queries";
import { IconReportAnalytics } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { QueryHits } from "../../shared/searching/query-hits";
import type { SearchWish } from "../../slot-table";
import { CirHits } from "./cir-hits";

/** So many are looked through, those last worked on. */
const most = 100;
const nameOf = ({ data }: Row<"reports">) => data.title;
const textsOf = (row: Row<"reports">) => [nameOf(row)];

/** The reports and visits that the top search finds. */
export function Component(wish: SearchWish) {
  return (
    <>
      <ReportHits {...wish} />
      <CirHits {...wish} />
    </>
  );
}

/** Reports by title, as far as somebody reads them. */
function ReportHits(wish: SearchWish) {
  const { t } = useTranslation();
  const session = useReadySession();
  return (
    <QueryHits
      wish={wish}
      queries={reportsQueries(session, false, most)}
      textsOf={textsOf}
      nameOf={nameOf}
      label={t("reports.title")}
      icon={IconReportAnalytics}
      list={href("reportList")}
      hrefOf={({ id }) => href("report", { reportId: id })}
    />
  );
}
