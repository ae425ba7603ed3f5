import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import type { PlanPlaces } from "@domain/enrichment/calendar/places";
import { placesOfPlan } from "@domain/enrichment/calendar/places";
import type { PlanContext, Slot } from "@domain/enrichment/calendar/plan";
import { slotsOf } from "@domain/enrichment/calendar/plan";
import type { PlanForm } from "@domain/enrichment/calendar/plan-form";
import {
  ongoingSessionsQuery,
  sessionsOfMonthQuery,
} from "@domain/enrichment/session-queries";
import { startOfParisDay, startOfParisTomorrow } from "@domain/time/paris";
import type { AnimalEntry, EnclosureEntry } from "@domain/directory/kinds";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../../data/hooks/use-live";
import { useDirectory } from "../../../../data/hooks/use-names";
import { useLanguage } from "../../../../lib/i18n/use-language";
import { useFormat } from "../../../../lib/use-format";
import { useObjects, useUses } from "../../use-objects";

/** One object as it can be planned. */
export interface PlannedObject {
  id: string;
  name: string;
}

/** What a plan is filled in and looked at with. */
export interface Plan {
  /** The objects there are, by name. */
  objects: readonly PlannedObject[];
  nameOf: (enrichmentId: string) => string;
  enclosures: readonly EnclosureEntry[];
  animals: readonly AnimalEntry[];
  slots: readonly Slot[];
  places: PlanPlaces;
  context: PlanContext;
}

function useChoice(zooId: string): readonly PlannedObject[] {
  const live = useObjects(zooId);
  const language = useLanguage();
  const { byName } = useFormat();
  const rows = live.state === "data" ? live.data.rows : [];
  return rows
    .filter(({ data }) => !data.isDeleted)
    .map(({ id, data }) => ({ id, name: enrichmentNameIn(data, language) }))
    .sort((a, b) => byName(a.name, b.name));
}

/** What else takes place from the first of these times to the last one, and what is with the animals now. */
function useBeside(zooId: string, slots: readonly Slot[]) {
  const first = slots[0]?.plannedFor;
  const last = slots.at(-1);
  const live = useLiveQueries(
    first === undefined || last === undefined
      ? null
      : [
          sessionsOfMonthQuery(
            zooId,
            startOfParisDay(first),
            startOfParisTomorrow(last.plannedUntil ?? last.plannedFor),
          ),
          ongoingSessionsQuery(zooId),
        ],
  );
  return live.state === "data" ? live.data.rows.map(({ data }) => data) : [];
}

/** All that a plan as it is filled in depends on. */
export function usePlan(form: PlanForm): Plan {
  const { zooId } = useReadySession();
  const now = useNow(60_000);
  const objects = useChoice(zooId);
  const sides = useUses(zooId);
  const enclosures = useDirectory("enclosures", zooId, { live: true }).list;
  const animals = useDirectory("animals", zooId, { live: true }).list;
  const slots = slotsOf(form);
  const places = placesOfPlan(form, { enclosures, animals });
  const names = new Map(objects.map(({ id, name }) => [id, name]));
  return {
    objects,
    nameOf: (id) => names.get(id) ?? "…",
    enclosures,
    animals,
    slots,
    places,
    context: {
      now,
      specieIds: places.specieIds,
      enclosureIds: places.enclosureIds,
      sideOf: (id) => sides.get(id)?.data,
      sessions: useBeside(zooId, slots),
    },
  };
}
