import { StatusError, type StatusCode } from "../contract/status";
import { requestKinds, type RequestKind } from "../requests/entry";
import { isJson } from "../wire/codec/json";

/** Holds requests back. */
export interface Latency {
  ms: number;
  /** Up to so much more, at random. */
  jitterMs?: number;
  /** Only requests of these kinds. */
  methods?: RequestKind[];
  /** Only requests about these documents or this collection: `animals`, `animals/{id}`. */
  path?: string;
}

/** `cut`: connections are refused and those there are cut. `unavailable`: everything answers so. */
export interface Outage {
  kind: "cut" | "unavailable";
  /** Until switched off when left out. */
  forMs?: number;
}

/** What becomes of commits; exactly one of `status` and `lostAnswer`. */
export interface CommitFault {
  /** Refused with this status, nothing applied. */
  status?: StatusCode;
  /** Applied, and the connection cut before the answer. */
  lostAnswer?: true;
  /** The next so many; all when left out. */
  times?: number;
  /** Only commits that touch these documents: `animals/{id}`. */
  path?: string;
}

/** How function triggers hear of changes. */
export interface TriggerFaults {
  /** Each event is delivered so often in all. */
  copies?: number;
  /** Each event waits so long. */
  delayMs?: number;
  /** What comes within `delayMs` (200 when left out) is delivered last first. */
  reversed?: boolean;
}

/** What is to go wrong; everything left out goes right. */
export interface Faults {
  latency?: Latency[];
  outage?: Outage;
  commits?: CommitFault[];
  triggers?: TriggerFaults;
}

type Check = (value: unknown, at: string) => void;

const statuses: Record<StatusCode, true> = {
  INVALID_ARGUMENT: true,
  NOT_FOUND: true,
  ALREADY_EXISTS: true,
  PERMISSION_DENIED: true,
  FAILED_PRECONDITION: true,
  ABORTED: true,
  UNIMPLEMENTED: true,
  UNAUTHENTICATED: true,
  RESOURCE_EXHAUSTED: true,
  UNAVAILABLE: true,
  INTERNAL: true,
};

function refuse(text: string): never {
  throw new StatusError("INVALID_ARGUMENT", text);
}

const atLeast =
  (least: number): Check =>
  (value, at) => {
    if (!Number.isInteger(value) || Number(value) < least)
      refuse(`"${at}" is a whole number of at least ${least}.`);
  };

const oneOf =
  (allowed: readonly unknown[]): Check =>
  (value, at) => {
    if (!allowed.includes(value))
      refuse(`"${at}" is one of ${allowed.map(String).join(", ")}.`);
  };

const text: Check = (value, at) => {
  if (typeof value !== "string" || value === "")
    refuse(`"${at}" is a text that is not empty.`);
};

const listOf =
  (check: Check): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return refuse(`"${at}" is a list.`);
    value.forEach((one, index) => check(one, `${at}[${index}]`));
  };

const object =
  (checks: Record<string, Check>, required: readonly string[] = []): Check =>
  (value, at) => {
    if (!isJson(value)) return refuse(`"${at}" is an object.`);
    const path = (key: string) => (at === "" ? key : `${at}.${key}`);
    for (const [key, one] of Object.entries(value)) {
      const check = Object.hasOwn(checks, key) ? checks[key] : undefined;
      if (!check) return refuse(`Unknown key "${path(key)}".`);
      check(one, path(key));
    }
    const missing = required.find((key) => !(key in value));
    if (missing !== undefined) refuse(`"${path(missing)}" is missing.`);
  };

const commitFields = object({
  status: oneOf(Object.keys(statuses)),
  lostAnswer: oneOf([true]),
  times: atLeast(1),
  path: text,
});

const commitFault: Check = (value, at) => {
  commitFields(value, at);
  if (isJson(value) && "status" in value === "lostAnswer" in value)
    refuse(`"${at}" has either "status" or "lostAnswer".`);
};

const faultsCheck = object({
  latency: listOf(
    object(
      {
        ms: atLeast(0),
        jitterMs: atLeast(0),
        methods: listOf(oneOf(requestKinds)),
        path: text,
      },
      ["ms"],
    ),
  ),
  outage: object({ kind: oneOf(["cut", "unavailable"]), forMs: atLeast(1) }, [
    "kind",
  ]),
  commits: listOf(commitFault),
  triggers: object({
    copies: atLeast(1),
    delayMs: atLeast(0),
    reversed: oneOf([true, false]),
  }),
});

/** Reads faults; throws INVALID_ARGUMENT naming what is not understood. */
export function parseFaults(value: unknown): Faults {
  faultsCheck(value, "");
  // The check has seen every key and every type.
  return value as Faults;
}
