import { rowsIn } from "../rows/keyed";
import type { Seen } from "../rows/row";
import { endOfSession, watchedOf } from "../watched";
import { actSpans } from "./acts";
import { contextAnswers } from "./context-text";
import type { ExportedSession, ExportWords } from "./exported";
import { instantIn, parisText, seconds } from "./exported";

/** Where an animal was, as theirs have no column for it: `import/read` knows both. */
export const ownColumns = { level: "Level", zone: "Zone" } as const;

/** The columns of ZooMonitor's reports, in their order, then our own. */
export const zooMonitorColumns = [
  "SessionID",
  "Configuration Name",
  "Observer",
  "DeviceID",
  "Edited",
  "Session Start Time",
  "Recorded Start Time",
  "Session End Time",
  "DateTime",
  "Date",
  "Time",
  "Year",
  "Month",
  "Hour",
  "Project Animals",
  "Duration",
  "Habitat Map",
  "Grid Size",
  "Image Size",
  "Notes",
  "Channel Type",
  "Subject Type",
  "Focal Name",
  "Group Count",
  "Frame Number",
  "All Occurrence Value",
  "All Occurrence Behavior Modifier 1",
  "All Occurrence Behavior Modifier 2",
  "All Occurrence Behavior Social Modifier",
  "All Occurrence Comment",
  "Space Use Coordinate X",
  "Space Use Coordinate Y",
  "Space Use Coordinate XY",
  "Continuous Channel 1 Name",
  "Continuous Channel 1 Value",
  "Continuous Channel 1 Social Modifier",
  "Continuous Channel 1 Duration (sec)",
  "Interval Channel 1 Name",
  "Interval Channel 1 Value",
  "Interval Channel 1 Social Modifier",
  ownColumns.level,
  ownColumns.zone,
] as const;
type Column = (typeof zooMonitorColumns)[number];
type Cells = Partial<Record<Column, string>>;

/** How the column of a question begins, which is asked once a session: `import/read` knows it. */
export const questionTitle = "Question: ";

const minuteMs = 60_000;
const individual: Cells = { "Subject Type": "Individual", "Group Count": "1" };

function headOf(one: ExportedSession, words: ExportWords): Cells {
  const { session } = one;
  const { startedAt } = session;
  const endedAt = endOfSession(session, rowsIn(one.recorded));
  const started = parisText(startedAt);
  const length =
    startedAt === null || endedAt === null
      ? null
      : (endedAt.getTime() - startedAt.getTime()) / minuteMs;
  return {
    SessionID: session.obsSessionId,
    "Configuration Name": words.ethogram(session.obsId),
    Observer: words.person(session.observerId),
    Edited: session.correctedAt === null ? "" : "Yes",
    "Session Start Time": started,
    "Recorded Start Time": started,
    "Session End Time": parisText(endedAt),
    "Project Animals": session.animalIds.map(words.animal).join(","),
    Duration: (session.plannedMinutes ?? length)?.toFixed(2) ?? "",
    "Habitat Map": words.enclosure(session.enclosureId),
    "Image Size": one.mapHeight === null ? "" : `1000x${String(one.mapHeight)}`,
    Notes: session.note ?? "",
  };
}

function timeCells({ session }: ExportedSession, t: number): Cells {
  const at = parisText(instantIn(session, t));
  if (at === "") return {};
  return {
    DateTime: at,
    Date: at.slice(0, 10),
    Time: at.slice(11),
    Year: at.slice(0, 4),
    Month: String(Number(at.slice(5, 7))),
    Hour: String(Number(at.slice(11, 13))),
  };
}

function focalCells(one: ExportedSession, words: ExportWords): Cells[] {
  const { session, recorded } = one;
  const { lengthMs } = watchedOf(session, rowsIn(recorded));
  return actSpans(recorded, lengthMs).map(({ row, to }) => {
    const { animalId, behaviourId, partnerId } = row;
    const said = words.modifiers(session, behaviourId, row.modifiers);
    const partner = partnerId === null ? "" : words.animal(partnerId);
    const value = words.behaviour(session, behaviourId);
    return {
      ...timeCells(one, row.t),
      ...individual,
      "Focal Name": words.animal(animalId),
      ...(to === null
        ? {
            "Channel Type": "All Occurrence",
            "All Occurrence Value": value,
            "All Occurrence Behavior Modifier 1": said[0] ?? "",
            "All Occurrence Behavior Modifier 2": said.slice(1).join(" | "),
            "All Occurrence Behavior Social Modifier": partner,
          }
        : {
            "Channel Type": "Continuous",
            "Continuous Channel 1 Name": words.category(session, behaviourId),
            "Continuous Channel 1 Value": [value, ...said].join(" | "),
            "Continuous Channel 1 Social Modifier": partner,
            "Continuous Channel 1 Duration (sec)": seconds(to - row.t),
          }),
    };
  });
}

function placeCells({ zones }: ExportedSession, seen: Seen): Cells {
  const { x, y, level, areaId } = seen;
  return {
    ...(x !== null &&
      y !== null && {
        "Space Use Coordinate X": String(x),
        "Space Use Coordinate Y": String(y),
        "Space Use Coordinate XY": `${String(x)},${String(y)}`,
      }),
    [ownColumns.level]: level === null ? "" : String(level),
    [ownColumns.zone]: zones.get(areaId ?? "") ?? "",
  };
}

function scanCells(one: ExportedSession, words: ExportWords): Cells[] {
  const { session, recorded } = one;
  return recorded.scans.flatMap(({ t, slot, seen: all }) =>
    all.map((seen) => {
      const { animalId, groupId, count, behaviourIds, partnerId } = seen;
      const ids = behaviourIds ?? [null];
      return {
        ...timeCells(one, t),
        "Channel Type": "Interval",
        "Subject Type": animalId === null ? "Group" : "Individual",
        "Focal Name":
          animalId === null
            ? groupId === null
              ? ""
              : words.group(groupId)
            : words.animal(animalId),
        "Group Count": String(count),
        // Theirs count from 1.
        "Frame Number": slot === null ? "" : String(slot + 1),
        "Interval Channel 1 Name": words.category(session, ids[0] ?? null),
        "Interval Channel 1 Value": ids
          .map((id) => words.behaviour(session, id))
          .join(" | "),
        "Interval Channel 1 Social Modifier":
          partnerId === null ? "" : words.animal(partnerId),
        ...placeCells(one, seen),
      };
    }),
  );
}

/** What was answered of the context of each session, by the titles of its questions. */
const questionsOf = ({ session, contextWords }: ExportedSession) =>
  new Map(
    contextAnswers(session.contextAnswers, contextWords).map(
      ({ question, answer }) => [`${questionTitle}${question}`, answer],
    ),
  );

/**
 * Sessions as a report of ZooMonitor, its head first: states as a continuous channel, events as all occurrences, scans as an
 * interval channel, each question of their contexts in a column after all others. Sessions that are void are left out, as
 * theirs have no word for it. Times are those of Paris. What it has a column for and we have not stays empty. No sessions: the
 * head alone.
 */
export function zooMonitorTable(
  sessions: readonly ExportedSession[],
  words: ExportWords,
): string[][] {
  const told = sessions
    .filter(({ isVoid }) => !isVoid)
    .map((one) => ({ one, said: questionsOf(one) }));
  const questions = [...new Set(told.flatMap(({ said }) => [...said.keys()]))];
  return [
    [...zooMonitorColumns, ...questions],
    ...told.flatMap(({ one, said }) => {
      const head = headOf(one, words);
      const answers = questions.map((title) => said.get(title) ?? "");
      return [...focalCells(one, words), ...scanCells(one, words)].map(
        (cells) => [
          ...zooMonitorColumns.map(
            (column) => cells[column] ?? head[column] ?? "",
          ),
          ...answers,
        ],
      );
    }),
  ];
}
