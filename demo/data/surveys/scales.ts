import { others } from "./others";
import type { DemoScale } from "./scale";
import { scored } from "./scored";
import { several } from "./several";

/** Every way of answering. */
export const scales = { ...scored, ...several, ...others } satisfies Record<
  string,
  DemoScale
>;
export type ScaleName = keyof typeof scales;
