import { demoDocument } from "../../demo/seed/build/document";
import { railEvents } from "../../src/domain/event/event-queries";
import { anEvent } from "../builders/events";
import { aPerson, aPlace } from "./steps/place";
import { difference, settledReads, sum } from "./steps/reads";
import { enter } from "./steps/session";
import { loadDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

// What is fetched ahead is read, too.
test.use({ fetchesAhead: true });

const t = texts("fr");
const dayMs = 86_400_000;

test(
  "an animal of ten years of history reads as much as one of ten days",
  { tag: "@long" },
  async ({ page }) => {
    test.slow();
    const place = await aPlace();
    const { zooId, sectorId } = place;
    const { uid, mail, password } = await aPerson(place, {
      role: "management",
    });
    const now = Date.now();
    const made = { createdAt: new Date(now), createdBy: uid };
    const histories = [
      { id: `${zooId}-short`, days: 10 },
      { id: `${zooId}-long`, days: 3_650 },
    ];
    await loadDocuments(
      histories.flatMap(({ id, days }) =>
        Array.from({ length: days }, (_, day) => {
          const eventId = `${id}-day-${day}`;
          const event = anEvent({
            zooId,
            at: new Date(now - (day + 1) * dayMs),
            by: uid,
            subject: { collection: "animals", id },
            headId: eventId,
          });
          return { path: `events/${eventId}`, data: { ...event, ...made } };
        }),
      ),
    );
    await loadDocuments(
      histories.map(({ id }) =>
        demoDocument("animals", id, { zooId, animalName: id, sectorId }, made),
      ),
    );
    await enter(page, mail, { password });
    const read: Record<string, number>[] = [];
    for (const { id, days } of histories) {
      const rail = page.getByRole("region", { name: t("events.recent") });
      // Twice: what is read once a device is none of the record's.
      for (const _ of ["first", "again"]) {
        const before = (await settledReads(uid)).byCollection;
        await page.goto(`/AnimalManagementView?animalId=${id}`);
        await expect(rail.getByRole("listitem")).toHaveCount(railEvents);
        const after = (await settledReads(uid)).byCollection;
        read.push(difference(after, before));
      }
      console.log(
        `reads, an animal of ${days} events: ${JSON.stringify(read.at(-1))}`,
      );
    }
    const [, short, , long] = read;
    expect(short?.["events"]).toBeGreaterThan(0);
    expect(long?.["events"]).toBe(short?.["events"]);
    expect(long?.["events"]).toBeLessThanOrEqual(2 * railEvents);
    expect(sum(long ?? {})).toBe(sum(short ?? {}));
  },
);
