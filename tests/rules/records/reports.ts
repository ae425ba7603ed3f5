import type { DocumentData } from "firebase/firestore";
import { zooA } from "../../builders/ids";
import { aCir, aHealthReport, aReport } from "../../builders/reports";
import { byId } from "../harness";

export const records: Record<string, DocumentData> = {
  ...byId("reports", "reportId", [aReport(), aHealthReport()]),
  ...byId("cirs", "cirId", [aCir()]),
  "visits/visit-1": { zooId: zooA },
};
