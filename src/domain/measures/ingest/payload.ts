import { isMap } from "../../schema/is-map";
import type { PayloadProblem } from "./reasons";

/** What one call may hold at most. */
export const payloadBytesMost = 256_000;
export const payloadReadingsMost = 1000;

/** One reading as it was sent, nothing of it checked; `line` counts from 1: of a CSV text its line, else its place. */
export interface SentReading {
  line: number;
  feed: unknown;
  at: unknown;
  value: unknown;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A list of readings, or an object whose `readings` are one. What is no object is a reading that says nothing. */
function ofJson(text: string): SentReading[] | null {
  const whole = parsed(text);
  const list: unknown = isMap(whole) ? whole["readings"] : whole;
  if (!Array.isArray(list)) return null;
  return list.map((one: unknown, index) => {
    const { feed, at, value } = isMap(one) ? one : {};
    return { line: index + 1, feed, at, value };
  });
}

const separators = [";", "\t", ","];
const columns = ["feed", "at", "value"] as const;
const quoted = /^"(.*)"$/su;

/** The fields of one line: none of what is sent holds a separator or a line end, so that quotes are only taken off. */
const fieldsOf = (line: string, separator: string): string[] =>
  line
    .split(separator)
    .map((field) => field.trim().replace(quoted, "$1").trim());

/** The titles of a CSV text's columns, and what separates them; null where it has not the three that are needed. */
function headOf(line: string) {
  for (const separator of separators) {
    const titles = fieldsOf(line.toLowerCase(), separator);
    const places = columns.map((column) => titles.indexOf(column));
    if (!places.includes(-1))
      return { separator, width: titles.length, places };
  }
  return null;
}

/** A text of lines with the titles `feed`, `at` and `value`, in whatever order, separated by commas, semicolons or tabs. */
function ofCsv(text: string): SentReading[] | null {
  const [first = "", ...lines] = text
    .replace(/^\uFEFF/u, "")
    .split(/\r\n|\r|\n/u);
  const head = headOf(first);
  if (head === null) return null;
  const { separator, width, places } = head;
  return lines
    .map((text, index) => ({ text, line: index + 2 }))
    .filter((one) => one.text.trim() !== "")
    .map((one) => {
      const fields = fieldsOf(one.text, separator);
      const [feed, at, value] = places.map((place) => fields[place]);
      // A comma within a number, in a text of commas, moves what follows: that value is none.
      const isWhole = fields.length === width;
      return { line: one.line, feed, at, value: isWhole ? value : undefined };
    });
}

/**
 * The readings of a call, or why none is taken: more than 256,000 bytes, more than 1,000 readings, nothing that can be read,
 * none at all. A line that cannot be read is one among them.
 */
export function readPayload(
  text: string,
  format: "json" | "csv",
  bytes: number,
): SentReading[] | PayloadProblem {
  if (bytes > payloadBytesMost) return "tooLarge";
  const sent = format === "json" ? ofJson(text) : ofCsv(text);
  if (sent === null) return "unreadable";
  if (sent.length === 0) return "empty";
  return sent.length > payloadReadingsMost ? "tooMany" : sent;
}
