import type { AnimalEntry } from "@domain/directory/kinds";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import type { Move } from "../group-writes";
import { movedAtOnce, moveAnimals } from "../group-writes";

interface Moves {
  /** What was moved since the page was opened. */
  moved: ReadonlyMap<string, Move>;
  /** Takes animals into this group, or out of it; at most 500 at once. */
  move: (animals: readonly AnimalEntry[], into: boolean) => void;
}

/** Moves between this group and the others: seen at once, taken back by one touch. */
export function useMoves(groupId: string, groupName: string): Moves {
  const { t } = useTranslation();
  const [moved, setMoved] = useState<Moves["moved"]>(new Map());
  const show = (moves: readonly Move[]) =>
    setMoved((before) => {
      const next = new Map(before);
      for (const one of moves) next.set(one.animalId, one);
      return next;
    });
  // One does not wait for the one before: the outbox keeps them in order.
  const send = async (
    moves: readonly Move[],
    back: readonly Move[],
  ): Promise<boolean> => {
    show(moves);
    try {
      await moveAnimals(moves, groupName);
      return true;
    } catch (error) {
      show(back);
      notifyError(error, t("groups.messages.notMoved"));
      return false;
    }
  };
  const move: Moves["move"] = (all, into) => {
    const animals = all.slice(0, movedAtOnce);
    if (animals.length === 0) return;
    const to = into ? groupId : null;
    const there = animals.map(({ id, groupId: from }) => ({
      animalId: id,
      groupId: to,
      from,
    }));
    const back = there.map(({ animalId, groupId: left, from }) => ({
      animalId,
      groupId: from,
      from: left,
    }));
    const count = animals.length;
    const words = into ? "groups.messages.added" : "groups.messages.taken";
    void send(there, back).then((done) => {
      if (done)
        notifyDone(t(words, { count, name: animals[0]?.name ?? "" }), {
          take: () => void send(back, there),
        });
    });
  };
  return { moved, move };
}
