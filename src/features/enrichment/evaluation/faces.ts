import type { Evaluation } from "@domain/enrichment/session";
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconMoodEmpty,
  IconMoodSad,
  IconMoodSmile,
} from "@tabler/icons-react";
import type { IconComponent } from "../../../ui/display/icon";
import type { StatusColor } from "../../../ui/display/status-badge";

export type Face = Evaluation["responses"][string];
export type GoalState = Evaluation["goals"][string];

interface Look {
  icon: IconComponent;
  color: StatusColor;
}

/** The three faces, and what became of a goal: told apart by drawing, colour and word. */
export const faces: Readonly<Record<Face, Look>> = {
  positive: { icon: IconMoodSmile, color: "green" },
  neutral: { icon: IconMoodEmpty, color: "gray" },
  negative: { icon: IconMoodSad, color: "red" },
};
export const goalLooks: Readonly<Record<GoalState, Look>> = {
  achieved: { icon: IconCircleCheck, color: "green" },
  unexpected: { icon: IconAlertTriangle, color: "orange" },
  notAchieved: { icon: IconCircleX, color: "red" },
};
