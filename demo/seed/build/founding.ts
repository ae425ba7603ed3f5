import type { DemoZooId } from "../../data/types";
import type { Stamp } from "./document";
import { daysAgoAt } from "./moments";

const foundedDaysAgo = 730;

const administrators: Record<DemoZooId, string> = {
  sentinelle: "admin",
  baie: "admin2",
};

/** Who set the establishment up, and when: two years before `now`. */
export const foundingOf = (zooId: DemoZooId, now: Date): Stamp => ({
  createdAt: daysAgoAt(now, foundedDaysAgo, "09:00"),
  createdBy: administrators[zooId],
});

/** The same for what all establishments share. */
export const sharedFounding = (now: Date): Stamp => ({
  createdAt: daysAgoAt(now, foundedDaysAgo, "08:00"),
  createdBy: "superadmin",
});
