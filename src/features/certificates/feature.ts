import type { Feature } from "../feature";

/** What trainings proved of people. */
export const feature: Feature = {
  texts: ["certificates"],
  pages: {},
  parts: [
    {
      slot: "people.parts",
      order: 1,
      load: () => import("./person/person-part"),
    },
    {
      slot: "campaigns.training",
      order: 1,
      load: () => import("./training/training-part"),
    },
    {
      slot: "training.result",
      order: 1,
      load: () => import("./result/result-part"),
    },
  ],
  outbox: {
    collections: ["observerCertificates"],
    load: () => import("./outbox-words"),
  },
};
