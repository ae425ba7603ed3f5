import { parisZone } from "@domain/time/paris";
import { region } from "./admin";

/** When what is due by the minute runs: tried again where it failed, so what runs must be safe to replay. */
export const everyMinute = {
  schedule: "every 1 minutes",
  timeZone: parisZone,
  region,
  retryCount: 3,
  timeoutSeconds: 300,
};
