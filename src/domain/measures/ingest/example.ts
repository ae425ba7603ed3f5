import type { Parameter } from "../parameters/parameter";
import { boundsOf } from "../parameters/parameter";
import type { ReadingValue } from "../buckets/stored";

/** What a numeric parameter is shown to be sent as, where its bounds let it be. */
const usual = 20;

/** A value that a sensor may send of a parameter, to be shown: 20, or what is nearest to it within its bounds; yes; the middle step. */
export function exampleValue(
  parameter: Pick<Parameter, "builtIn" | "measureType" | "scaleMax">,
): ReadingValue {
  if (parameter.measureType === "boolean") return true;
  const { min, max } = boundsOf(parameter);
  if (parameter.measureType === "scale")
    return Math.ceil(((min ?? 1) + (max ?? 1)) / 2);
  const within = Math.max(min ?? -Infinity, Math.min(max ?? Infinity, usual));
  // What is allowed at most would alarm whoever tries it.
  return within === usual || min === null ? within : (min + within) / 2;
}

/** How a device sends: where to, who it is, and one reading. */
export interface Sending {
  address: string;
  token: string;
  feed: string;
  value: ReadingValue;
  at: Date;
}

/**
 * A line for a terminal that sends one reading as JSON. None of what is put in holds a quote: feeds, tokens and addresses
 * cannot.
 */
export function curlLine({ address, token, feed, value, at }: Sending): string {
  const instant = `${at.toISOString().slice(0, 19)}Z`;
  const body = JSON.stringify({ readings: [{ feed, at: instant, value }] });
  return [
    `curl -X POST '${address}'`,
    `-H 'Authorization: Bearer ${token}'`,
    `-H 'Content-Type: application/json'`,
    `-d '${body}'`,
  ].join(" \\\n  ");
}
