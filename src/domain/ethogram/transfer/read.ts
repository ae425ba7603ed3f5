/** A behaviour as another program tells it apart, in one language. */
export interface ReadBehaviour {
  name: string;
  definition: string;
  code: string;
  kind: "state" | "event";
  /** "" for none. */
  category: string;
  /** The names of the behaviours that it stops, as the file says. */
  stops: string[];
  /** States of the same one stop each other; absent: the file says it by `stops`. */
  group?: string;
  modifiers: { name: string; values: string[] }[];
}

/** What of a file is taken otherwise than it stands there, or not at all. */
export const readRemarks = [
  "codeTaken",
  "codeLong",
  "nameTwice",
  "nameLong",
  "noName",
  "modifierEmpty",
  "modifierFree",
  "modifierOne",
  "codingMap",
  "stopsOneWay",
  "stopsJoined",
  "observations",
  "tooMany",
] as const;
export type ReadRemarkCode = (typeof readRemarks)[number];

export interface ReadRemark {
  code: ReadRemarkCode;
  /** What it is about, in the words of the file; "" for the whole. */
  about: string;
}

/** What a file of another program holds of an ethogram. */
export interface ReadEthogram {
  name: string;
  behaviours: ReadBehaviour[];
  remarks: ReadRemark[];
}

/** Why a file is none: nothing of it is taken. */
export type ReadProblem = "notJson" | "notBoris" | "notZooMonitor" | "empty";
