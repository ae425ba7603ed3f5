import type { Feature } from "../feature";

const needs = { resource: "events", action: "read" } as const;
const listed = { heading: "welfare", for: ["superAdmin", "admin"] } as const;

/** What became of records: beside each, in the timeline, and their pictures in the gallery. */
export const feature: Feature = {
  texts: ["events", "measures.alerts"],
  pages: {
    timeline: {
      needs,
      menu: [
        {
          ...listed,
          order: 3,
          icon: "timeline",
          label: "events.menu.timeline",
        },
      ],
      load: () => import("./timeline.page"),
    },
    gallery: {
      needs,
      menu: [
        { ...listed, order: 4, icon: "photo", label: "events.menu.gallery" },
      ],
      load: () => import("./gallery.page"),
    },
  },
  parts: [
    {
      slot: "widget",
      widget: "events",
      texts: ["events", "measures.alerts"],
      order: 0,
      load: () => import("./list/events-widget"),
    },
    {
      slot: "sectors.rail",
      order: 2,
      load: () => import("./list/record-events"),
    },
    {
      slot: "enclosures.rail",
      order: 2,
      load: () => import("./list/record-events"),
    },
    {
      slot: "animals.rail",
      order: 2,
      load: () => import("./list/record-events"),
    },
    { slot: "book.event", order: 1, load: () => import("./list/book-event") },
    {
      slot: "animals.tabs",
      order: 5,
      tab: { id: "gallery", label: "events.menu.tab" },
      load: () => import("./gallery/record-gallery"),
    },
  ],
};
