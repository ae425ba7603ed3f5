import { isPutAway } from "../record/put-away";
import type { EventField, EventKind, EventSubject } from "./event";

export type Stored = Readonly<Record<string, unknown>>;

export const textOf = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

const mapOf = (value: unknown): Stored =>
  typeof value === "object" && value !== null ? (value as Stored) : {};

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : [];

/** One place of a record that is watched: what it says, and what it is told as when it says something else. */
interface Watched {
  field: EventField;
  kind: EventKind;
  of: (stored: Stored) => string | null;
  /** What kind of record the value names. */
  place?: EventSubject;
  /** Whether a change is an event of its own; else it is only said with others. */
  isTold: boolean;
  /** The instant that the change itself carries. */
  at?: string;
}

/** What is told of the records of a collection. */
export interface Told {
  name: (stored: Stored) => string;
  watched: readonly Watched[];
  /** The other establishments that may see it; absent where none may. */
  shared?: (stored: Stored) => readonly string[];
  /** By zone, "" the record itself. */
  pictures: (stored: Stored) => Readonly<Record<string, string>>;
  /** "here", or what became of it: the kind of event that says so. */
  state: (stored: Stored) => "here" | EventKind;
  /** What its making is told as; absent: "created". */
  madeAs?: EventKind;
  /** Whether all members may read it; absent: they may. */
  isOfAll?: (stored: Stored) => boolean;
  /** The day of that state, where people give one. */
  day?: string;
}

const field =
  (name: string) =>
  (stored: Stored): string | null =>
    textOf(stored[name]);

const named = (name: string): Pick<Told, "name"> => ({
  name: (stored) => textOf(stored[name]) ?? "",
});

const picture =
  (name: string) =>
  (stored: Stored): Record<string, string> => {
    const path = textOf(stored[name]);
    return path === null ? {} : { "": path };
  };

const noPictures = () => ({});

/** An archived enclosure is one that nobody deleted. */
function awayAs(stored: Stored): "here" | EventKind {
  if (!isPutAway(stored)) return "here";
  const isDeleted =
    stored["isDeleted"] === true || (stored["deletedAt"] ?? null) !== null;
  return isDeleted ? "removed" : "archived";
}

function animalState(stored: Stored): "here" | EventKind {
  if (isPutAway(stored)) return awayAs(stored);
  const { animalState: state } = stored;
  return state === "deceased" || state === "departed" ? state : "here";
}

/** A campaign that was archived may go on, one that was stopped never does. */
const campaignStates: Readonly<Record<string, EventKind>> = {
  archived: "filed",
  stopped: "stopped",
  deleted: "removed",
};

const enclosureOf = (stored: Stored): string | null =>
  textOf(mapOf(stored["animalEnclosureData"])["enclosureId"]);

function enclosurePictures(stored: Stored): Record<string, string> {
  const zones = listOf(stored["areas"]).flatMap((zone) => {
    const id = textOf(mapOf(zone)["areaId"]);
    const path = textOf(mapOf(zone)["areaImage"]);
    return id === null || path === null ? [] : [[id, path]];
  });
  return {
    ...picture("enclosureProfilePicture")(stored),
    ...(Object.fromEntries(zones) as Record<string, string>),
  };
}

const sector = (name: string, isTold: boolean): Watched => ({
  field: "sectorId",
  kind: "moved",
  of: field(name),
  place: "sectors",
  isTold,
});

/** What an alert is about, where that is of this kind. */
const ofAlert = (
  name: EventField,
  kind: string,
  place: EventSubject,
): Watched => ({
  field: name,
  kind: "raised",
  of: ({ subject }) => {
    const { kind: own, id } = mapOf(subject);
    return own === kind ? textOf(id) : null;
  },
  place,
  isTold: false,
});

/**
 * By collection, what of its records is an event. Whoever reads a record reads its events, and these are
 * read by all members: what only some may read does not join here.
 */
export const told: Readonly<Record<EventSubject, Told>> = {
  sectors: {
    ...named("sectorName"),
    watched: [],
    pictures: picture("sectorProfilePicture"),
    state: awayAs,
  },
  enclosures: {
    ...named("enclosureName"),
    watched: [sector("linkedSectorId", true)],
    pictures: enclosurePictures,
    state: awayAs,
  },
  animals: {
    ...named("animalName"),
    watched: [
      {
        field: "enclosureId",
        kind: "moved",
        of: enclosureOf,
        place: "enclosures",
        isTold: true,
        at: "movedAt",
      },
      // An animal goes with its enclosure, whose event says so.
      sector("sectorId", false),
      {
        field: "groupId",
        kind: "grouped",
        of: field("groupId"),
        place: "groups",
        isTold: true,
      },
    ],
    shared: ({ authorizedZooIds }) =>
      listOf(authorizedZooIds).filter((id) => typeof id === "string"),
    pictures: picture("animalProfilePicture"),
    state: animalState,
    day: "animalStateDate",
  },
  groups: {
    ...named("groupName"),
    watched: [],
    pictures: noPictures,
    state: awayAs,
  },
  campaigns: {
    ...named("name"),
    watched: [],
    pictures: noPictures,
    state: ({ status }) => campaignStates[String(status)] ?? "here",
  },
  // Of whom and of which type, never which value. What is of class health is read by few, and not told here.
  alerts: {
    name: () => "",
    watched: [
      { field: "type", kind: "raised", of: field("type"), isTold: false },
      ofAlert("animalId", "animal", "animals"),
      ofAlert("enclosureId", "enclosure", "enclosures"),
      ofAlert("groupId", "group", "groups"),
    ],
    pictures: noPictures,
    state: ({ status }) => (status === "acknowledged" ? status : "here"),
    madeAs: "raised",
    isOfAll: (stored) => stored["class"] === "general",
  },
  // Everybody's objects are in no establishment's history.
  enrichments: {
    ...named("name"),
    watched: [],
    pictures: noPictures,
    state: awayAs,
  },
};
