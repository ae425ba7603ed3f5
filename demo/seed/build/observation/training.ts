import type { Campaign } from "../../../../src/domain/campaign/campaign";
import { takenTimes } from "../../../../src/domain/campaign/taken";
import { readIn } from "../../../../src/domain/evaluation/outcome";
import { addDays } from "../../../../src/domain/time/calendar-day";
import { hourMs } from "../../../../src/domain/time/lengths";
import { parisDay } from "../../../../src/domain/time/paris";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import type { Held } from "./held";
import { held, heldAgain, obsId } from "./held";
import type { Herd } from "./herd";
import { enclosureId, zooId } from "./herd";

const campaignId = "lemurs-focal-training";
const expert = "vet";
const learner = "keeper";
const fromDay = -20;
const toDay = 40;

/** What an expert and a keeper saw of the same lemur, two hours after other follows. */
export function trainingPair(herd: Herd, now: Date): Held[] {
  const base = held(herd, "focal", 4, now);
  const later = (date: Date | null) =>
    new Date((date ?? now).getTime() + 2 * hourMs);
  const of = (one: Held, observerId: string, readers: string[]): Held => {
    const more = {
      ...{ observerId, campaignId, readers },
      mode: "training" as const,
      // It asks no context.
      ...{ contextId: null, contextVersion: null, contextAnswers: "{}" },
      startedAt: later(base.session.startedAt),
      endedAt: later(base.session.endedAt),
      sectorIds: readIn({ mode: "training" }, base.session.sectorIds),
    };
    return {
      fields: { ...one.fields, ...more },
      session: { ...one.session, ...more },
      rows: one.rows,
    };
  };
  const key = "lemurs-training-key";
  const own = heldAgain(base, "lemurs-training-own", 4);
  return [
    of(
      { ...base, session: { ...base.session, obsSessionId: key } },
      expert,
      // Theirs is closed.
      [learner],
    ),
    of(own, learner, []),
  ];
}

/** A training in following, whose key is what the expert among them saw. */
export function trainingDocuments(
  pair: readonly Held[],
  now: Date,
): DemoDocument[] {
  const today = parisDay(now);
  const began = pair[0]?.session.startedAt ?? now;
  const days = {
    startDate: addDays(today, fromDay),
    endDate: addDays(today, toDay),
  };
  const campaign = {
    zooId,
    authorId: "admin",
    name: "Formation au suivi focal",
    description:
      "Suivez le même lémurien que la vétérinaire, ou son film ; votre séance close, vous la comparez à la sienne.",
    mode: "training",
    collects: ["focal"],
    obsId,
    obsVersion: 1,
    ...days,
    ...takenTimes({
      ...days,
      mode: "training",
      status: "active",
      closedAt: null,
    }),
    enclosureIds: [enclosureId],
    participants: [learner, "hugo-ferreira", expert],
    experts: [expert],
    begunAt: began,
  } satisfies Partial<Campaign>;
  return [
    demoDocument("campaigns", campaignId, campaign, {
      createdAt: new Date(began.getTime() - 24 * hourMs),
      createdBy: "admin",
    }),
  ];
}
