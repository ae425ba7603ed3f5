import * as z from "zod";
import type {
  ActRow,
  FileRow,
  FileSession,
  LeftRow,
  ReadProblem,
  ReadSessions,
} from "../file";
import { namesIn } from "../file";
import { instantOf, isWithin } from "./times";

const text = z.string().catch("");

const observationSchema = z.object({
  date: text,
  description: text,
  /** By player: the files that it shows one after another. */
  file: z.record(z.string(), z.array(z.string())).catch({}),
  events: z.array(z.array(z.unknown())).catch([]),
  media_info: z
    .object({ length: z.record(z.string(), z.number()).catch({}) })
    .catch({ length: {} }),
});
type Observation = z.infer<typeof observationSchema>;

const projectSchema = z.object({
  project_name: text,
  behaviors_conf: z.record(
    z.string(),
    z.object({ code: text, type: text, category: text }),
  ),
  observations: z.record(z.string(), observationSchema).catch({}),
});
type Project = z.infer<typeof projectSchema>;

/** What tables call whoever was not told apart. */
export const nobody = "No focal subject";

/** Acts of one kind by their order: the first begins, the next one ends it. */
export class States {
  readonly #running = new Set<string>();

  /** What the next act of a state is. */
  next(key: string): "start" | "stop" {
    const runs = this.#running.delete(key);
    if (!runs) this.#running.add(key);
    return runs ? "stop" : "start";
  }
}

/** An event as a project or a table writes it. */
export interface BorisEvent {
  line: number;
  t: number;
  subject: string;
  code: string;
  category: string;
  /** Joined by bars. */
  modifiers: string;
  comment: string;
  act: ActRow["act"];
}

/** An event as rows: what was done, and what was noted beside it. */
export function rowsOfEvent(event: BorisEvent): FileRow[] {
  const { line, t, code, category, modifiers, comment, act } = event;
  const name = event.subject === nobody ? "" : event.subject;
  const base = { line, t, subject: { name, isGroup: false } };
  return [
    {
      ...base,
      ...{ kind: "act", act, behaviour: { category, name: code } },
      modifiers: namesIn(modifiers, "|").filter((one) => one !== "None"),
      partner: "",
    },
    ...(comment === ""
      ? []
      : [{ ...base, kind: "note" as const, text: comment }]),
  ];
}

/** How long what was watched goes on, in ms: of the player that shows most; 0 where nobody knows. */
const lengthOf = ({ file, media_info }: Observation): number =>
  Object.values(file)
    .map((shown) =>
      shown.reduce((sum, name) => sum + (media_info.length[name] ?? 0), 0),
    )
    .reduce((most, seconds) => Math.max(most, Math.round(seconds * 1000)), 0);

/** An empty session of a project or a table. */
export const borisSession = (
  sourceId: string,
  startedAt: Date,
  more: Pick<FileSession, "configuration" | "note" | "endedAt" | "rows">,
): FileSession => ({
  ...{ sourceId, startedAt, place: "", observer: "" },
  ...{ plannedMinutes: null, interval: null, animals: [] },
  ...more,
});

const said = (value: unknown): string =>
  typeof value === "string" ? value.trim() : "";

function eventsOf(
  { events }: Observation,
  { behaviors_conf }: Project,
  left: (line: number, reason: LeftRow["reason"], about: string) => void,
): FileRow[] {
  const coded = new Map(
    Object.values(behaviors_conf).map((one) => [one.code, one]),
  );
  const states = new States();
  return events.flatMap(([seconds, subject, code, modifiers, comment], at) => {
    const line = at + 1;
    const t = typeof seconds === "number" ? Math.round(seconds * 1000) : NaN;
    const event = {
      ...{ line, t, subject: said(subject), code: said(code) },
      ...{ modifiers: said(modifiers), comment: said(comment) },
    };
    if (!isWithin(t)) {
      left(line, Number.isNaN(t) ? "noDate" : "outside", String(seconds));
      return [];
    }
    if (event.code === "") {
      left(line, "noBehaviour", "");
      return [];
    }
    const known = coded.get(event.code);
    const key = [event.subject, event.code, event.modifiers].join("\n");
    return rowsOfEvent({
      ...event,
      category: known?.category ?? "",
      act: /^state/iu.test(known?.type ?? "") ? states.next(key) : "point",
    });
  });
}

/**
 * The observations of a project of BORIS (`.boris`, version 4 and later). Its states are pairs of acts of the same subject,
 * behaviour and modifiers: one that is not ended goes on to the end. Times are those of Paris. Each act that cannot be taken,
 * and each observation without any, is told.
 */
export function readProject(content: string): ReadSessions | ReadProblem {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    return "notJson";
  }
  const { data: project } = projectSchema.safeParse(parsed);
  if (project === undefined) return "unknown";
  const left: LeftRow[] = [];
  const all = Object.entries(project.observations);
  if (all.length === 0) return "empty";
  const sessions = all.flatMap(([sourceId, observation]): FileSession[] => {
    const tell = (line: number | null, reason: LeftRow["reason"], about = "") =>
      void left.push({ line, sourceId, reason, about });
    const startedAt = instantOf(observation.date);
    if (startedAt === null) {
      if (observation.events.length === 0) tell(null, "noStart");
      observation.events.forEach((_, at) => tell(at + 1, "noStart"));
      return [];
    }
    if (observation.events.length === 0) {
      tell(null, "nothing");
      return [];
    }
    const length = lengthOf(observation);
    return [
      borisSession(sourceId, startedAt, {
        configuration: project.project_name.trim(),
        note: observation.description.trim(),
        endedAt: length > 0 ? new Date(startedAt.getTime() + length) : null,
        rows: eventsOf(observation, project, tell),
      }),
    ];
  });
  return {
    program: "boris",
    rows: all.reduce((sum, [, { events }]) => sum + events.length, 0),
    sessions,
    left,
  };
}
