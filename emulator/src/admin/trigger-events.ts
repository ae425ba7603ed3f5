import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { CommitEvent, DocChange } from "../contract/write";
import type { Json } from "../wire/codec/json";
import { changedFields } from "./changed-fields";
import type { Params } from "./trigger-patterns";

export type ChangeKind = "create" | "update" | "delete";

/** One registered function: which changes of which documents it hears, and in which dialect. */
export interface Trigger {
  key: string;
  dialect: "v1" | "v2";
  /** As registered; echoed in the events. */
  eventType: string;
  database: string;
  /** Below `documents/`. */
  pattern: string;
}

/** What happened to a document; null when its content stayed as it was. */
export function changeKind({ before, after }: DocChange): ChangeKind | null {
  if (!before) return after ? "create" : null;
  if (!after) return "delete";
  return isDeepStrictEqual(before.fields, after.fields) ? null : "update";
}

const verbs: Record<ChangeKind, readonly string[]> = {
  create: ["create", "created"],
  update: ["update", "updated"],
  delete: ["delete", "deleted"],
};

/** Whether a trigger's event type (`...document.v1.written`) covers that kind of change. */
export function hears({ eventType }: Trigger, kind: ChangeKind): boolean {
  const verb = eventType
    .replace(/\.withAuthContext$/, "")
    .split(".")
    .at(-1);
  if (verb === "write" || verb === "written") return true;
  return verb !== undefined && verbs[kind].includes(verb);
}

function changeData({ before, after }: DocChange): Json {
  return {
    ...(after ? { value: after } : {}),
    ...(before ? { oldValue: before } : {}),
    ...(before && after
      ? {
          updateMask: {
            fieldPaths: changedFields(before.fields, after.fields),
          },
        }
      : {}),
  };
}

function cloudEvent(
  trigger: Trigger,
  event: CommitEvent,
  change: DocChange,
  path: string,
  params: Params,
): Json {
  const { project, database } = event;
  const withAuth = trigger.eventType.endsWith(".withAuthContext");
  return {
    specversion: "1.0",
    id: randomUUID(),
    source: `//firestore.googleapis.com/projects/${project}/databases/${database}`,
    subject: `documents/${path}`,
    type: trigger.eventType,
    time: event.commitTime,
    datacontenttype: "application/json",
    project,
    database,
    namespace: "(default)",
    document: path,
    location: "local",
    ...(withAuth ? { authtype: "unknown" } : {}),
    params,
    data: changeData(change),
  };
}

function legacyEvent(
  trigger: Trigger,
  event: CommitEvent,
  change: DocChange,
  params: Params,
): Json {
  return {
    context: {
      eventId: randomUUID(),
      eventType: trigger.eventType,
      timestamp: event.commitTime,
      resource: { service: "firestore.googleapis.com", name: change.name },
      params,
    },
    data: { value: {}, oldValue: {}, updateMask: {}, ...changeData(change) },
  };
}

/** The request body a function of that dialect expects. */
export function eventBody(
  trigger: Trigger,
  event: CommitEvent,
  change: DocChange,
  path: string,
  params: Params,
): { contentType: string; body: string } {
  if (trigger.dialect === "v2")
    return {
      contentType: "application/cloudevents+json",
      body: JSON.stringify(cloudEvent(trigger, event, change, path, params)),
    };
  return {
    contentType: "application/json",
    body: JSON.stringify(legacyEvent(trigger, event, change, params)),
  };
}
