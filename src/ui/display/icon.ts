import type { ComponentType } from "react";

/** A Tabler icon, or anything drawn like one. */
export type IconComponent = ComponentType<{
  size?: number | string;
  stroke?: number | string;
  color?: string;
  "aria-hidden"?: boolean;
}>;
