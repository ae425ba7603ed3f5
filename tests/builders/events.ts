import type { ZooEvent } from "@domain/event/event";
import { eventSchema } from "@domain/event/event";
import { zooA } from "./ids";

/** An animal that was moved from one enclosure to another by a person, alone. */
export function anEvent(event: Partial<ZooEvent> = {}): ZooEvent {
  const { subject = { collection: "animals", id: "animal-1" } } = event;
  return eventSchema.parse({
    zooId: zooA,
    kind: "moved",
    at: new Date("2026-11-20T09:00:00Z"),
    subject,
    name: "Nala",
    by: "karim",
    before: { enclosureId: "enclosure-1" },
    after: { enclosureId: "enclosure-2" },
    places: ["enclosures/enclosure-1", "enclosures/enclosure-2"],
    about: [
      `${subject.collection}/${subject.id}`,
      "enclosures/enclosure-1",
      "enclosures/enclosure-2",
    ],
    source: "delivery-0",
    headId: "event-1",
    isHead: true,
    ...event,
  });
}
