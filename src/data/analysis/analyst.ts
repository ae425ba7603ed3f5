import type { Analysis } from "@domain/observation/analysed/analyses";
import { analyses } from "@domain/observation/analysed/analyses";
import { lastOf } from "@domain/last-of";
import { chosen } from "@domain/observation/analysed/chosen";
import type { Progress } from "@domain/observation/analysed/progress";
import type { ChosenSession } from "@domain/observation/analysed/session";
import { sessionsIn } from "@domain/observation/analysed/session";
import type { PackedPiece } from "@domain/observation/pack";
import { piecesOfPack, sessionsOfPieces } from "@domain/observation/pack";
import type { FromAnalyst, PackText, Question, ToAnalyst } from "./messages";

/** A pack as it was read: its sessions, and pieces of such as lie in several packs. */
interface Read {
  enclosureId: string;
  sessions: readonly ChosenSession[];
  pieces: readonly PackedPiece[];
}

/** null: it holds nothing that can be read. */
function readPack({ enclosureId, rows }: PackText): Read | null {
  const all = piecesOfPack({ rows });
  if (all === null) return null;
  const isWhole = ({ place: [, of] }: PackedPiece) => of === 1;
  const { sessions } = sessionsOfPieces(all.filter(isWhole));
  return {
    enclosureId,
    sessions: sessionsIn(enclosureId, sessions),
    pieces: all.filter((piece) => !isWhole(piece)),
  };
}

/** The sessions whose pieces lie in several packs, put together. */
function joinedIn(packs: readonly Read[]): {
  sessions: ChosenSession[];
  lacking: number;
} {
  const enclosureIds = new Set(packs.map(({ enclosureId }) => enclosureId));
  const all = [...enclosureIds].map((enclosureId) => {
    const own = packs.filter((pack) => pack.enclosureId === enclosureId);
    const { sessions, lacking } = sessionsOfPieces(
      own.flatMap(({ pieces }) => pieces),
    );
    return { sessions: sessionsIn(enclosureId, sessions), lacking };
  });
  return {
    sessions: all.flatMap(({ sessions }) => sessions),
    lacking: all.reduce((sum, { lacking }) => sum + lacking, 0),
  };
}

/** So long lies between two that are told how far it is: an analysis may say so a thousand times. */
const paceMs = 50;

/** Tells no more often than anybody can see. */
function paced(told: Progress): Progress {
  let last = performance.now();
  return (share) => {
    const now = performance.now();
    if (now - last < paceMs) return;
    last = now;
    told(share);
  };
}

/** What the worker does: it holds packs, read once, and answers one question after another. `tell` is heard as it works. */
export function analyst(
  tell: (answer: FromAnalyst) => void,
): (message: ToAnalyst) => void {
  const held = new Map<string, Read | null>();
  let joined = joinedIn([]);
  /** How often what is held changed. */
  let holds = 0;
  // A page asks one analysis after another the same question.
  const chosenOf = lastOf(
    ({ query, known }: Question) => JSON.stringify([holds, query, known]),
    ({ query, known }) => {
      const whole = [...held.values()].flatMap((pack) => pack?.sessions ?? []);
      return chosen(query, [...whole, ...joined.sessions], known);
    },
  );
  return (message) => {
    if (message.kind === "hold") {
      for (const id of message.forget) held.delete(id);
      for (const pack of message.packs) held.set(pack.packId, readPack(pack));
      joined = joinedIn([...held.values()].filter((pack) => pack !== null));
      holds += 1;
      return;
    }
    const { id, question } = message;
    const packs = [...held.values()];
    // Whoever asks is typed by name; here every analysis takes what it is given.
    const analyse = analyses[question.name] as Analysis<unknown, unknown>;
    try {
      const report = analyse(
        chosenOf(question),
        question.options,
        paced((share) => tell({ kind: "progress", id, share })),
      );
      const unreadable =
        packs.filter((pack) => pack === null).length + joined.lacking;
      tell({ kind: "done", id, report, unreadable });
    } catch {
      tell({ kind: "failed", id });
    }
  };
}
