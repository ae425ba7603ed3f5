import type { Analysis } from "@domain/observation/analysed/analyses";
import { analyses } from "@domain/observation/analysed/analyses";
import { chosen } from "@domain/observation/analysed/chosen";
import type { ChosenSession } from "@domain/observation/analysed/session";
import { sessionsIn } from "@domain/observation/analysed/session";
import { sessionsOfPack } from "@domain/observation/pack";
import type { FromAnalyst, ToAnalyst } from "./messages";

/** What the worker does: it holds packs, read once, and answers one question after another. `tell` is heard as it works. */
export function analyst(
  tell: (answer: FromAnalyst) => void,
): (message: ToAnalyst) => void {
  const held = new Map<string, readonly ChosenSession[] | null>();
  return (message) => {
    if (message.kind === "hold") {
      for (const id of message.forget) held.delete(id);
      for (const { packId, enclosureId, rows } of message.packs) {
        const packed = sessionsOfPack({ rows });
        held.set(packId, packed && sessionsIn(enclosureId, packed));
      }
      return;
    }
    const { id, question } = message;
    const packs = [...held.values()];
    const sessions = packs.flatMap((one) => one ?? []);
    // Whoever asks is typed by name; here every analysis takes what it is given.
    const analyse = analyses[question.name] as Analysis<unknown, unknown>;
    try {
      const report = analyse(
        chosen(question.query, sessions, question.known),
        question.options,
        (share) => tell({ kind: "progress", id, share }),
      );
      const unreadable = packs.filter((one) => one === null).length;
      tell({ kind: "done", id, report, unreadable });
    } catch {
      tell({ kind: "failed", id });
    }
  };
}
