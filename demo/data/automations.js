import { dailyAutomations } from "./automations/daily";
import { rarelyAutomations } from "./automations/rarely";
import { weeklyAutomations } from "./automations/weekly";
/** Twenty recurring tasks of the first establishment, one of the second. */
export const demoAutomations = [
    ...dailyAutomations,
    ...weeklyAutomations,
    ...rarelyAutomations,
];
