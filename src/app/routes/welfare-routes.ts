import { consultants, later } from "./entry";
import type { Audience } from "@domain/access/audience";
import type { AppRoute } from "./types";

const both: readonly Audience[] = ["superAdmin", "admin"];

/** Campaigns, questionnaires, observations, analyses and reports. */
export const welfareRoutes: readonly AppRoute[] = [
  later("cir", consultants, {
    heading: "bea",
    order: 4,
    for: both,
    icon: "file-analytics",
  }),
];
