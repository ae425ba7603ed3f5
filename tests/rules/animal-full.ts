import { fullOfCampaigns } from "./campaign-full";
import { fullOfHealth } from "./health-full";
import { fullOfObservation } from "./observation-full";

/** What people write of animals, their health and how they are assessed, each as long as it may be. */
export const fullOfAnimals = [
  ...fullOfHealth,
  ...fullOfCampaigns,
  ...fullOfObservation,
];
