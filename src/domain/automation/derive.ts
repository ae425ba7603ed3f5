import { deriving } from "../record/typed";
import { deriveAudience } from "../task/derive";
import type { Template } from "./template";

/** What an automation repeats of its own fields; its next run is derived where it is saved. */
export const templateDerivations = [
  deriveAudience,
  deriving<Template>()(
    "isActive",
    ["status"],
    ({ status }) => status === "active",
  ),
];
