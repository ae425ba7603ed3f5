import type { TalliedAs } from "@domain/finding/finding";
import {
  IconArchive,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconEqual,
  IconQuestionMark,
  IconTrendingDown,
} from "@tabler/icons-react";
import type { IconComponent } from "../../../ui/display/icon";
import type { StatusColor } from "../../../ui/display/status-badge";

/** The colour and the picture of where a finding stands. */
export const findingLooks: Record<
  TalliedAs | "archived",
  readonly [StatusColor, IconComponent]
> = {
  open: ["orange", IconCircleDashed],
  acted: ["blue", IconClock],
  archived: ["gray", IconArchive],
  improved: ["green", IconCircleCheck],
  worse: ["red", IconTrendingDown],
  noChange: ["gray", IconEqual],
  notEnough: ["gray", IconQuestionMark],
};
