import type { Feature } from "../feature";

const members = { by: ["O", "X", "S"] } as const;
const slots = ["list.views"] as const;
/** What was observed, as figures: each with its interval and how many it is of, or why it cannot be said. */
export const feature: Feature = {
  texts: [
    "analysis",
    "analysis.agreement",
    "analysis.focal",
    "analysis.heat",
    "analysis.positions",
    "analysis.scan",
    "analysis.social",
    "analysis.variety",
    "chart",
    "corrections",
  ],
  pages: {
    obsResult: {
      needs: members,
      menu: [
        {
          heading: "bea",
          order: 3,
          for: ["superAdmin", "admin"],
          icon: "chart-dots",
          label: "analysis.menu.results",
        },
      ],
      slots,
      load: () => import("./obs-result.page"),
    },
    scanResult: {
      needs: members,
      menu: [
        {
          heading: "welfare",
          order: 1,
          for: ["superAdmin", "admin"],
          icon: "chart-dots",
          label: "analysis.menu.scans",
        },
      ],
      slots,
      load: () => import("./scan-result.page"),
    },
    focalAnalysis: {
      needs: members,
      slots,
      load: () => import("./focal-analysis.page"),
    },
    interObs: {
      needs: members,
      slots,
      load: () => import("./inter-obs.page"),
    },
    obsComparison: {
      needs: members,
      slots,
      load: () => import("./obs-comparison.page"),
    },
  },
  parts: [
    {
      slot: "figure",
      figure: "budget",
      texts: ["reports", "analysis"],
      order: 0,
      load: () => import("./figure/budget-figure"),
    },
    {
      slot: "animals.rail",
      // What the menu calls it is there from the start.
      texts: [],
      order: 5,
      load: () => import("./here/rail-link"),
    },
    {
      slot: "animals.statistics",
      texts: [
        "animals",
        "analysis",
        "analysis.focal",
        "analysis.scan",
        "analysis.variety",
        "chart",
      ],
      order: 2,
      load: () => import("./here/scanned-statistics"),
    },
    {
      slot: "animals.social",
      texts: [
        "animals",
        "analysis",
        "analysis.focal",
        "analysis.scan",
        "analysis.social",
        "analysis.variety",
        "chart",
      ],
      order: 1,
      load: () => import("./here/scanned-social"),
    },
  ],
};
