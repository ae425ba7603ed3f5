import type { Action, Resource } from "../access/matrix";
import type { Evaluation } from "../evaluation/evaluation";
import {
  attachRightOf,
  detachRightOf,
  recordedKinds,
  recordedMost,
} from "../evaluation/recorded";
import { noteFilesMost } from "../health/notes/note";
import { projectFilesMost } from "../research/project";
import { attachRight } from "../task/facts";
import type { Task } from "../task/task";
import { attachmentsMax } from "./limits";
import type { MediaKind } from "./media";

/** What a picture is of: the record itself, one of its zones, what is attached to it, or a part that only its versions name. */
export const presets = ["profile", "zone", "attachment", "part"] as const;
export type Preset = (typeof presets)[number];

type Values = Readonly<Record<string, unknown>>;

/** Where in a record a picture's path stands (null: in none of its own fields, but where it is named), and the right that changing it asks for (of a record as it is; null: nobody may). */
interface Slot {
  field: string | null;
  rightOn: (record: Values) => string | null;
  /** The right to take something out, where that is another one. */
  removeRightOn?: (record: Values) => string | null;
  /** What comes in parts, from a device that may have no network; absent: nothing does. */
  inParts?: readonly MediaKind[];
  /** The most files of a place that holds several. */
  most?: number;
  /** It says more of each file than its path: by which name it was handed in, of what kind and size it is. */
  saysMore?: true;
  /** Whose readers see its files, where those are more than who reads the record. */
  readAs?: Resource;
  /** What stood there once is named elsewhere, and stays whatever becomes of the record. */
  forever?: true;
}

const slot = <R extends Resource>(field: string, action: Action<R>) => ({
  field,
  rightOn: () => action,
});

/** The table of files: by kind of record, which is named as its collection, and preset. */
const table = {
  zoo: { profile: slot<"zoo">("logoUrl", "picture") },
  users: { profile: slot<"users">("userProfilePicture", "picture") },
  sectors: { profile: slot<"sectors">("sectorProfilePicture", "picture") },
  enclosures: {
    profile: slot<"enclosures">("enclosureProfilePicture", "picture"),
    zone: slot<"enclosures">("areas", "picture"),
  },
  enclosureMaps: { profile: slot<"enclosures">("plan", "picture") },
  animals: { profile: slot<"animals">("animalProfilePicture", "picture") },
  enrichments: { profile: slot<"enrichments">("photo", "picture") },
  enrichmentSessions: {
    profile: {
      ...slot<"enrichmentSessions">("picture", "act"),
      inParts: ["photo"],
    },
  },
  // Of a value: its giver's, and of who may correct it.
  measures: {
    profile: { ...slot<"measures">("picture", "correct"), inParts: ["photo"] },
  },
  tasks: {
    attachment: {
      field: "attachments",
      inParts: ["photo", "sound", "video"],
      most: attachmentsMax,
      rightOn: (task) => attachRight(task as Pick<Task, "status">),
    },
  },
  // Of an answer: its author's, also once it is handed in, and from then on nobody's to take out.
  evaluations: {
    attachment: {
      field: "media",
      inParts: recordedKinds,
      most: recordedMost,
      saysMore: true,
      rightOn: (one) => attachRightOf(one as Pick<Evaluation, "mode">),
      removeRightOn: (one) =>
        detachRightOf(one as Pick<Evaluation, "mode" | "status">),
    },
  },
  // States and published versions name it, and are read as they were for ever. Everybody reads those that are
  // published: which one is, no path tells, but its name cannot be guessed, and only what may be read says it.
  questions: {
    profile: {
      ...slot<"questions">("helpPicture", "picture"),
      readAs: "versionTexts",
      forever: true,
    },
  },
  // The behaviours of a draft name it, then those of the version that is published: everybody reads it as above.
  observations: {
    part: {
      field: null,
      rightOn: () => "change" satisfies Action<"surveys">,
      readAs: "versionTexts",
      forever: true,
    },
  },
  // Its blocks name it, then those of later versions and copies: it stays with what was approved.
  reports: {
    part: {
      field: null,
      rightOn: ({ approvedBy = null }) =>
        approvedBy === null ? ("change" satisfies Action<"reports">) : null,
      forever: true,
    },
  },
  // Of a line of a note: its writer's, and of who may correct it.
  healthNotes: {
    attachment: {
      ...slot<"healthNotes">("attachments", "correct"),
      inParts: ["photo", "document"],
      most: noteFilesMost,
    },
  },
  // Of who may change the project; who is named in it reads them.
  researchProjects: {
    attachment: {
      field: "attachments",
      rightOn: ({ archived }) =>
        archived === true
          ? null
          : ("change" satisfies Action<"researchProjects">),
      inParts: ["photo", "document"],
      most: projectFilesMost,
    },
  },
} as const satisfies Record<string, Partial<Record<Preset, Slot>>>;

/** The kinds of records that have files. */
export type FileType = keyof typeof table;
export const fileTypes = Object.keys(table) as FileType[];

export const slots: Readonly<
  Record<FileType, Partial<Readonly<Record<Preset, Slot>>>>
> = table;

/** The kinds of records with a profile picture. */
export type ProfileType = {
  [T in FileType]: (typeof table)[T] extends { profile: Slot } ? T : never;
}[FileType];
export const profileTypes = fileTypes.filter(
  (type): type is ProfileType => slots[type].profile !== undefined,
);

/** Where in such records a file of this kind goes that came in parts; null where none may. */
export const presetInParts = (type: FileType, kind: MediaKind): Preset | null =>
  presets.find((preset) => slots[type][preset]?.inParts?.includes(kind)) ??
  null;

/** What can be attached to such records, in the order in which it is offered; [] for nothing. */
export const attachedKinds = (type: FileType): readonly MediaKind[] =>
  slots[type].attachment?.inParts ?? [];

/** The most files that are attached to such a record; 0 where none may be. */
export const attachmentsMost = (type: FileType): number =>
  slots[type].attachment?.most ?? 0;

/** Whose records lie below another: their folder names both. */
const below: readonly FileType[] = ["measures", "healthNotes"];
export const isBelow = (type: FileType): boolean => below.includes(type);

/** In the place of an establishment: whose folder holds the pictures of everybody's records. */
export const everybodysFolder = "official";

/** Whether no file of such records ever goes. */
export const isKeptForever = (type: FileType): boolean =>
  presets.some((preset) => slots[type][preset]?.forever === true);

/** Whether such records say in fields of their own which files are theirs; those of others are named by their parts. */
export const namesFiles = (type: FileType): boolean =>
  presets.some((preset) => typeof slots[type][preset]?.field === "string");

/** Whose readers see the files of such records; null: who reads the record. */
export const filesReadAs = (type: FileType): Resource | null =>
  presets.map((preset) => slots[type][preset]?.readAs).find(Boolean) ?? null;

/** Whose records are everybody's. */
const ofEverybody: readonly FileType[] = ["questions", "observations"];

/** Whose folder the files of a record lie in; null for one that can have none. */
export const homeOf = (type: FileType, zooId: unknown): string | null => {
  if (ofEverybody.includes(type)) return everybodysFolder;
  if (zooId === null && type === "enrichments") return everybodysFolder;
  return typeof zooId === "string" ? zooId : null;
};

/** The name of a picture that is not a zone's: its preset's. */
export const isSlotName = (preset: Preset, name: string): boolean =>
  preset === "zone" || name === preset;
