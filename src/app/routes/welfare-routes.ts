import { consultants, later, members, reportReaders } from "./entry";
import type { Audience } from "@domain/access/audience";
import type { AppRoute } from "./types";

const both: readonly Audience[] = ["superAdmin", "admin"];
const provider: readonly Audience[] = ["superAdmin"];

/** Campaigns, questionnaires, observations, analyses and reports. */
export const welfareRoutes: readonly AppRoute[] = [
  later("cir", consultants, {
    heading: "bea",
    order: 4,
    for: both,
    icon: "file-analytics",
  }),
  later("reportList", reportReaders, {
    heading: "support",
    order: 1,
    for: provider,
    icon: "report-analytics",
  }),
  later("report", reportReaders),
  later("biblio", members, {
    heading: "resources",
    order: 3,
    for: both,
    icon: "books",
  }),
  later("random", members),
];
