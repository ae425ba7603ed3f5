export const missedRunPolicies = ["all", "latest", "skip"] as const;

/** What an automation does with the runs an outage made it miss. */
export type MissedRunPolicy = (typeof missedRunPolicies)[number];

export const defaultMissedRunPolicy: MissedRunPolicy = "latest";
