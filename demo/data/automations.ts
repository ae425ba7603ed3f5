import { dailyAutomations } from "./automations/daily";
import { rarelyAutomations } from "./automations/rarely";
import { weeklyAutomations } from "./automations/weekly";
import type { DemoAutomation } from "./types";

/** Twenty recurring tasks of the first establishment, one of the second. */
export const demoAutomations: readonly DemoAutomation[] = [
  ...dailyAutomations,
  ...weeklyAutomations,
  ...rarelyAutomations,
];
