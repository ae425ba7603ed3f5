import { systemAuthor } from "../task/task";
import type { EventKind, EventSubject, EventValues, ZooEvent } from "./event";
import { tokenOf } from "./event";
import type { Stored, Told } from "./told";
import { textOf, told } from "./told";

/** A write of a record, as it was stored; null: before it was there, after it has gone. */
export interface Change {
  collection: EventSubject;
  id: string;
  before: Stored | null;
  after: Stored | null;
  writtenAt: Date;
}

/** What became of a record, before it is known which operation it belongs to. */
export type NewEvent = Pick<
  ZooEvent,
  | "zooId"
  | "kind"
  | "at"
  | "subject"
  | "name"
  | "by"
  | "before"
  | "after"
  | "picture"
  | "gone"
  | "places"
>;

type Part = Pick<NewEvent, "kind"> & Partial<NewEvent>;

interface Both {
  rules: Told;
  was: Stored;
  is: Stored;
}

/** Where it is, by what is watched of it; what says nothing is left out. */
const placedIn = ({ watched }: Told, stored: Stored): EventValues =>
  Object.fromEntries(
    watched.flatMap(({ field, of }) => {
      const value = of(stored);
      return value === null ? [] : [[field, value]];
    }),
  );

const tokensIn = ({ watched }: Told, stored: Stored): string[] =>
  watched.flatMap(({ place, of }) => {
    const id = of(stored);
    return place === undefined || id === null ? [] : [tokenOf(place, id)];
  });

/** A name that it did not have; one that it lost is not told. */
function renamed({ rules, was, is }: Both): Part[] {
  const [from, to] = [rules.name(was), rules.name(is)];
  if (from === to || to === "" || from === "") return [];
  return [{ kind: "renamed", before: { name: from }, after: { name: to } }];
}

/** The instant that a record says of its last such change, or else of its making. */
const lastOf = (was: Stored, at: string): unknown =>
  was[at] instanceof Date ? was[at] : was["createdAt"];

const later = (instant: Date, earliest: unknown): Date =>
  earliest instanceof Date && instant < earliest ? earliest : instant;

function placed({ rules, was, is }: Both): Part[] {
  return rules.watched.flatMap(({ field, kind, of, isTold, at }): Part[] => {
    const [from, to] = [of(was), of(is)];
    if (!isTold || from === to) return [];
    const instant = at === undefined ? null : is[at];
    const isOfNow = Number(instant) !== Number(was[at ?? ""]);
    return [
      {
        kind,
        before: { [field]: from },
        after: { [field]: to },
        ...(instant instanceof Date &&
          isOfNow && { at: later(instant, lastOf(was, at ?? "")) }),
      },
    ];
  });
}

/** It went, or came back; where it was and is, is said with it. */
function gone({ rules, was, is }: Both): Part[] {
  const [from, to] = [rules.state(was), rules.state(is)];
  if (from === to) return [];
  const isBack = from === "deceased" || from === "departed";
  const back: EventKind = isBack ? "cameBack" : "restored";
  const day = rules.day === undefined ? null : textOf(is[rules.day]);
  return [
    {
      kind: to === "here" ? back : to,
      before: placedIn(rules, was),
      after: {
        ...placedIn(rules, is),
        ...(day !== null && to !== "here" && { day }),
      },
    },
  ];
}

function pictured({ rules, was, is }: Both): Part[] {
  const [before, after] = [rules.pictures(was), rules.pictures(is)];
  const zones = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return zones.flatMap((zone): Part[] => {
    const [old, path] = [before[zone] ?? null, after[zone] ?? null];
    if (old === path) return [];
    const values: EventValues = zone === "" ? {} : { areaId: zone };
    return path === null
      ? [{ kind: "unpictured", after: values, gone: old }]
      : [{ kind: "pictured", after: values, picture: path }];
  });
}

/** Who may see it, and who no more; which one, where it is one alone. */
function shared({ rules, was, is }: Both): Part[] {
  const [before, after] = [rules.shared?.(was) ?? [], rules.shared?.(is) ?? []];
  const told = (kind: EventKind, ids: readonly string[]): Part[] => {
    const [zooId = null] = ids.length === 1 ? ids : [];
    return ids.length === 0 ? [] : [{ kind, after: { zooId } }];
  };
  return [
    ...told(
      "authorised",
      after.filter((id) => !before.includes(id)),
    ),
    ...told(
      "unauthorised",
      before.filter((id) => !after.includes(id)),
    ),
  ];
}

/** One who is made is put somewhere in the same moment, and may be gone already where the past is brought in. */
function partsOf(both: Both, isNew: boolean, by: string): Part[] {
  // What is put into another shape is no picture that somebody took.
  const pictures = by === systemAuthor ? [] : pictured(both);
  const ends = gone(both);
  if (isNew) {
    const created: Part = {
      kind: both.rules.madeAs ?? "created",
      after: placedIn(both.rules, both.is),
    };
    return [created, ...ends, ...pictures];
  }
  return [
    ...renamed(both),
    ...(ends.length > 0 ? ends : placed(both)),
    ...shared(both),
    ...pictures,
  ];
}

const earlier = (instant: unknown, latest: Date): Date =>
  instant instanceof Date && instant < latest ? instant : latest;

/**
 * What a write makes of a record, in a fixed order: the same write is the same events. [] where nothing
 * changed that is told, where the record has gone for good, where it names no establishment, and where not all members read it.
 */
export function eventsOf(change: Change): NewEvent[] {
  const { collection, id, before, after, writtenAt } = change;
  const zooId = textOf(after?.["zooId"]);
  if (after === null || zooId === null) return [];
  const rules = told[collection];
  if (rules.isOfAll?.(after) === false) return [];
  const both: Both = { rules, was: before ?? {}, is: after };
  const by = textOf(after["updatedBy"]) ?? systemAuthor;
  const places = [
    ...new Set([...tokensIn(rules, both.was), ...tokensIn(rules, after)]),
  ];
  return partsOf(both, before === null, by).map((part) => ({
    zooId,
    subject: { collection, id },
    name: rules.name(after),
    by,
    before: {},
    after: {},
    picture: null,
    gone: null,
    places,
    ...part,
    at: earlier(
      part.kind === (rules.madeAs ?? "created") ? after["createdAt"] : part.at,
      writtenAt,
    ),
  }));
}
