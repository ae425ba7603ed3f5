import type { Feature } from "../feature";

const needs = { resource: "enrichments", action: "read" } as const;

/** Objects that animals are given to be busy with, and their stock. */
export const feature: Feature = {
  texts: ["enrichment", "enrichment.calendar"],
  pages: {
    enrichmentList: {
      needs,
      menu: [
        {
          heading: "park",
          order: 5,
          for: ["superAdmin", "admin"],
          icon: "puzzle",
          label: "enrichment.menu.enrichmentList",
        },
      ],
      load: () => import("./enrichment-list.page"),
    },
    enrichmentCalendar: {
      needs: { resource: "enrichmentSessions", action: "read" },
      load: () => import("./enrichment-calendar.page"),
    },
    enrichment: { needs, load: () => import("./enrichment.page") },
  },
  outbox: {
    collections: [
      "enrichments",
      "enrichmentUses",
      "enrichmentSessions",
      "enrichmentMovements",
    ],
    load: () => import("./outbox-words"),
  },
};
