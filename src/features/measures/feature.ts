import type { Feature } from "../feature";

/** What is measured of places, by people and by sensors, and of animals, and what is to be looked at of it. */
export const feature: Feature = {
  texts: [
    "measures",
    "measures.alerts",
    "measures.findings",
    "measures.sources",
  ],
  pages: {
    enclosureSensors: {
      needs: { resource: "environmentalParameters", action: "read" },
      menu: [
        {
          heading: "park",
          order: 6,
          for: ["superAdmin", "admin"],
          icon: "temperature",
          label: "measures.menu.measures",
        },
        {
          heading: "work",
          order: 6,
          for: ["sector"],
          icon: "temperature",
          label: "measures.menu.measures",
        },
      ],
      load: () => import("./enclosure-sensors.page"),
    },
    veterinaryParameters: {
      needs: { resource: "healthParameters", action: "read" },
      menu: [
        {
          heading: "welfare",
          order: 2,
          for: ["superAdmin", "admin"],
          icon: "heartbeat",
          label: "measures.menu.health",
        },
        {
          heading: "work",
          order: 7,
          for: ["sector"],
          icon: "heartbeat",
          label: "measures.menu.health",
        },
      ],
      load: () => import("./veterinary-parameters.page"),
    },
  },
  parts: [
    {
      slot: "figure",
      figure: "enclosureMeasure",
      texts: ["reports", "measures"],
      order: 0,
      load: () => import("./figure/enclosure-figure"),
    },
    {
      slot: "figure",
      figure: "animalMeasure",
      texts: ["reports", "measures"],
      order: 0,
      load: () => import("./figure/animal-figure"),
    },
    {
      slot: "figure",
      figure: "findings",
      texts: ["reports", "measures", "measures.findings"],
      order: 0,
      load: () => import("./figure/findings-figure"),
    },
    {
      slot: "widget",
      widget: "alerts",
      texts: ["measures", "measures.alerts", "boards"],
      order: 0,
      load: () => import("./widgets/alerts-widget"),
    },
    {
      slot: "widget",
      widget: "sensorChart",
      texts: ["measures", "measures.chart", "events"],
      order: 0,
      load: () => import("./widgets/sensor-widget"),
    },
    {
      slot: "dashboard.alerts",
      order: 1,
      load: () => import("./alerts/alerts-tab"),
    },
    {
      slot: "dashboard",
      texts: [],
      order: 3,
      load: () => import("./alerts/alerts-panel"),
    },
    {
      slot: "enclosures.environment",
      order: 1,
      load: () => import("./here/enclosure-measures"),
    },
    {
      slot: "enclosures.tools",
      order: 3,
      tab: { id: "measures", label: "measures.menu.tool" },
      load: () => import("./here/enclosure-measures"),
    },
    {
      slot: "animals.health",
      texts: ["measures", "measures.health"],
      order: 2,
      load: () => import("./animals/health-part"),
    },
    {
      slot: "book.value",
      texts: ["measures"],
      order: 1,
      load: () => import("./animals/book-value"),
    },
    {
      slot: "enclosures.rail",
      order: 2,
      load: () => import("./collect/rail-link"),
    },
    {
      slot: "sectors.rail",
      order: 2,
      load: () => import("./collect/rail-link"),
    },
    {
      slot: "animals.rail",
      texts: ["measures.health"],
      order: 3,
      load: () => import("./animals/rail-link"),
    },
    {
      slot: "sectors.rail",
      texts: ["measures.health"],
      order: 3,
      load: () => import("./animals/rail-link"),
    },
    {
      slot: "tasks.collect",
      texts: ["measures"],
      order: 1,
      load: () => import("./asked/collect-choice"),
    },
    {
      slot: "tasks.closing",
      texts: ["measures"],
      order: 1,
      load: () => import("./asked/closing-value"),
    },
    {
      slot: "alertWords",
      texts: ["measures", "measures.alerts"],
      order: 1,
      load: () => import("./alerts/alert-told"),
    },
    {
      slot: "tasks.handover",
      texts: ["measures", "measures.alerts", "tasks.handover"],
      order: 1,
      load: () => import("./handover/handover-alerts"),
    },
    {
      slot: "tasks.asked",
      texts: ["measures"],
      order: 1,
      load: () => import("./asked/asked-value"),
    },
  ],
  outbox: {
    collections: [
      "environmentalParameters",
      "measures",
      "healthParameters",
      "healthValues",
      "alerts",
      "findings",
    ],
    load: () => import("./outbox-words"),
  },
};
