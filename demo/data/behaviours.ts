import { behavioursAlone } from "./behaviours/alone";
import { signs } from "./behaviours/signs";
import { behavioursWithOthers } from "./behaviours/with-others";

/** The behaviours that ethograms of the demonstration choose from. */
export const behaviours = {
  ...behavioursAlone,
  ...behavioursWithOthers,
  ...signs,
} as const;
