import type { Alert } from "../../../../src/domain/measures/alerts/alert";
import { handCause } from "../../../../src/domain/measures/alerts/alert";
import { dueOf } from "../../../../src/domain/measures/alerts/register/assess";
import { randomFor } from "../../../../src/domain/analysis/interval/random";
import { addDays } from "../../../../src/domain/time/calendar-day";
import { parisDay } from "../../../../src/domain/time/paris";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { plannerIn, sectorOf } from "../enrichment/staff";

const dayMs = 86_400_000;

/** What somebody saw: where, how grave, so many days ago, and due so many days from now; null: until no day. */
interface Seen extends Pick<
  Alert,
  "type" | "text" | "likelihood" | "severity"
> {
  id: string;
  enclosureId: string;
  daysAgo: number;
  dueIn: number | null;
  isOwned: boolean;
}

const seen: readonly Seen[] = [
  {
    id: "verrou-lions",
    type: "keeperDanger",
    text: "Le verrou de la trappe côté soigneurs se bloque à moitié.",
    likelihood: 3,
    severity: 5,
    enclosureId: "colline-lions",
    daysAgo: 6,
    dueIn: -2,
    isOwned: true,
  },
  {
    id: "registre-sahel",
    type: "legal",
    text: "Deux entrées de la semaine manquent au registre.",
    likelihood: 2,
    severity: 4,
    enclosureId: "plaine-sahel",
    daysAgo: 3,
    dueIn: 5,
    isOwned: true,
  },
  {
    id: "branche-gorilles",
    type: "risk",
    text: "Une grosse branche au-dessus de l’abri est fendue.",
    likelihood: 4,
    severity: 4,
    enclosureId: "clairiere-gorilles",
    daysAgo: 1,
    dueIn: 2,
    isOwned: false,
  },
  {
    id: "boue-rhinoceros",
    type: "welfare",
    text: "La souille est à sec depuis deux jours.",
    likelihood: 4,
    severity: 2,
    enclosureId: "plateau-rhinoceros",
    daysAgo: 2,
    dueIn: null,
    isOwned: false,
  },
];

function alertOf(one: Seen, now: Date): DemoDocument {
  const { id, enclosureId, daysAgo, dueIn, isOwned, ...told } = one;
  const { id: sectorId, zooId } = sectorOf(enclosureId);
  const since = new Date(now.getTime() - daysAgo * dayMs);
  const due = dueIn === null ? null : dueOf(addDays(parisDay(now), dueIn));
  const planner = plannerIn(randomFor(id), sectorId);
  return demoDocument(
    "alerts",
    id,
    {
      zooId,
      ...told,
      class: "general",
      subject: { kind: "enclosure", id: enclosureId, areaId: null },
      sectorIds: [sectorId],
      source: { kind: handCause, id },
      textKey: handCause,
      openedAt: since,
      owner: isOwned ? planner : null,
      due,
      // Of one that has passed people were told that night.
      lateAt: due !== null && due > now ? due : null,
    },
    { createdAt: since, createdBy: planner, updatedAt: since },
  );
}

/** What people saw themselves and want seen to. */
export const handAlerts = (now: Date): DemoDocument[] =>
  seen.map((one) => alertOf(one, now));
