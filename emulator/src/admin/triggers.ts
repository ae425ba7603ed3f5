import { StatusError } from "../contract/status";
import { type CommitEvent } from "../contract/write";
import { type Engine } from "../contract/engine";
import { isJson, type Json } from "../wire/codec/json";
import { parseResource } from "../wire/resource";
import { createDisturbance } from "../faults/trigger-faults";
import type { Faults } from "../faults/faults";
import {
  createDeliveryQueue,
  type Delivery,
  type DeliveryCounts,
  type DeliveryLimits,
} from "./delivery";
import { changeKind, eventBody, hears, type Trigger } from "./trigger-events";
import { matchPath } from "./trigger-patterns";

export interface Triggers {
  /** Registers a function of the first generation. */
  addV1(project: string, key: string, body: unknown): void;
  /** Registers a function of the second generation. */
  addV2(project: string, key: string, body: unknown): void;
  remove(project: string, key: string): void;
  /** The functions registered, and what became of their events. */
  view(): TriggersView;
  close(): void;
}

/** One registered function. */
interface TriggerView extends DeliveryCounts {
  project: string;
  key: string;
  eventType: string;
  document: string;
}

/** `GET /emulator/v1/triggers`: in all, then by function. */
export interface TriggersView extends DeliveryCounts {
  waitingBytes: number;
  functions: TriggerView[];
}

export interface TriggerOptions {
  /** Host and port of the functions emulator; without it nothing is sent. */
  functionsHost?: string;
  log: (line: string) => void;
  limits?: Partial<DeliveryLimits>;
  /** How delivery is to go wrong. */
  faults?: () => Faults["triggers"];
}

const textIn = (json: Json, name: string): string => {
  const value = json[name];
  if (typeof value === "string") return value;
  throw new StatusError("INVALID_ARGUMENT", `A trigger needs "${name}".`);
};

/** Some callers send the JSON as a JSON string. */
function objectIn(body: unknown): Json {
  const value: unknown = typeof body === "string" ? JSON.parse(body) : body;
  if (isJson(value)) return value;
  throw new StatusError("INVALID_ARGUMENT", "A trigger is a JSON object.");
}

function parseV1(key: string, body: unknown): Trigger {
  const eventTrigger = objectIn(objectIn(body)["eventTrigger"]);
  const { database, path } = parseResource(textIn(eventTrigger, "resource"));
  const eventType = textIn(eventTrigger, "eventType");
  return { key, dialect: "v1", eventType, database, pattern: path };
}

function parseV2(key: string, body: unknown): Trigger {
  const json = objectIn(body);
  return {
    key,
    dialect: "v2",
    eventType: textIn(json, "eventType"),
    database: textIn(json, "database"),
    pattern: textIn(objectIn(json["document"]), "value"),
  };
}

/** Function triggers: registered by the functions emulator, told of every commit that may trigger. */
export function createTriggers(
  engine: Engine,
  { functionsHost, log, limits, faults = () => undefined }: TriggerOptions,
): Triggers {
  const byProject = new Map<string, Map<string, Trigger>>();
  const forget = (key: string) => {
    for (const triggers of byProject.values()) triggers.delete(key);
  };
  const queue = createDeliveryQueue(forget, log, limits);
  const way = createDisturbance<Delivery>(faults, (one) => queue.push(one));

  function add(project: string, trigger: Trigger): void {
    const triggers = byProject.get(project) ?? new Map<string, Trigger>();
    triggers.set(trigger.key, trigger);
    byProject.set(project, triggers);
  }

  function deliver(event: CommitEvent): void {
    const triggers = byProject.get(event.project);
    if (!triggers || !event.triggers || functionsHost === undefined) return;
    for (const change of event.changes) {
      const kind = changeKind(change);
      if (kind === null) continue;
      const { path } = parseResource(change.name);
      for (const trigger of triggers.values()) {
        if (trigger.database !== event.database || !hears(trigger, kind))
          continue;
        const params = matchPath(trigger.pattern, path);
        if (!params) continue;
        const { key } = trigger;
        const url = `http://${functionsHost}/functions/projects/${event.project}/triggers/${key}`;
        way.push({
          key,
          url,
          ...eventBody(trigger, event, change, path, params),
        });
      }
    }
  }

  const stop = engine.onCommit(deliver);
  return {
    addV1: (project, key, body) => add(project, parseV1(key, body)),
    addV2: (project, key, body) => add(project, parseV2(key, body)),
    remove: (project, key) => void byProject.get(project)?.delete(key),
    view: () => ({
      ...queue.totals(),
      functions: [...byProject].flatMap(([project, triggers]) =>
        [...triggers.values()].map(({ key, eventType, pattern }) => ({
          project,
          key,
          eventType,
          document: pattern,
          ...queue.counts(key),
        })),
      ),
    }),
    close() {
      stop();
      way.close();
      queue.close();
    },
  };
}
