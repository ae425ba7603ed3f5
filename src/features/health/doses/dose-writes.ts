import type { DoseOutcome } from "@domain/health/doses/dose";
import { doseId } from "@domain/health/doses/dose";
import type { Dose } from "@domain/health/doses/dose";
import type { Prescription } from "@domain/health/prescriptions/prescription";
import { parisDay, startOfDay } from "@domain/time/paris";
import i18next from "i18next";
import { create } from "../../../data/write";
import type { Receipt } from "../../../data/write-types";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";

/** A dose that somebody says something of. */
export interface Said extends Pick<
  Dose,
  "revision" | "day" | "slot" | "dueAt"
> {
  treatment: Pick<
    Prescription,
    "zooId" | "animalId" | "sectorId" | "prescriptionId"
  >;
  /** So many lines of theirs there are of it. */
  times: number;
  /** What the outbox calls it. */
  name: string;
}

/** Nobody waits for what is said: what is refused is told, and kept in the outbox. */
const tellRefusal = ({ acknowledged }: Receipt): void => {
  acknowledged.catch((error: unknown) => notifyError(error));
};

type Word = Pick<Dose, "outcome" | "voids" | "note">;

function say(said: Said, uid: string, time: number, word: Word): string {
  const { treatment, revision, day, slot, dueAt, name } = said;
  const { zooId, animalId, sectorId, prescriptionId } = treatment;
  const id = doseId({ prescriptionId, revision, day, slot }, uid, time);
  tellRefusal(
    create(
      "doses",
      id,
      {
        zooId,
        animalId,
        sectorId,
        prescriptionId,
        revision,
        day,
        slot,
        dueAt,
        at: new Date(),
        by: uid,
        ...word,
      },
      { kind: "health.dose", name },
      animalId,
    ),
  );
  return id;
}

/** Ends what the toast offers: to take the last word back. null: it offers nothing. */
let endOffer: (() => void) | null = null;

/** Says what became of a dose, in one touch and also without a network; it can be taken back, as a further line. */
export function sayDose(
  said: Said,
  uid: string,
  outcome: DoseOutcome,
  note: string | null = null,
): void {
  const times = said.times + 1;
  const id = say(said, uid, times, { outcome, note, voids: null });
  notifyDone(
    i18next.t(`health.doses.messages.${outcome}`, { name: said.name }),
    {
      take: () => takeBack({ ...said, times }, uid, id),
      whileTrue: (end) => {
        endOffer = end;
        return () => {
          if (endOffer === end) endOffer = null;
        };
      },
    },
  );
}

/** Takes one's own word of this id back, as a further line. */
export function takeBack(said: Said, uid: string, voids: string): void {
  endOffer?.();
  say(said, uid, said.times + 1, { outcome: null, note: null, voids });
}

/** The dose of what is given as needed, now: it is called by the second of its day. */
export function neededNow(now: Date): Pick<Dose, "day" | "slot" | "dueAt"> {
  const day = parisDay(now);
  const second = Math.floor((now.getTime() - startOfDay(day).getTime()) / 1000);
  return { day, slot: `n${String(second)}`, dueAt: null };
}
