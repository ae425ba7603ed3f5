import type { PackedSession } from "@domain/observation/pack";
import { minuteMs } from "@domain/time/lengths";
import * as z from "zod";
import { aScanRow, aSeen } from "../observation";
import { aPackedSession } from "../packed";

const networkSchema = z.object({
  nodes: z.array(z.object({ id: z.string() })).min(2),
  edges: z.array(
    z.object({
      source: z.string(),
      target: z.string(),
      weight: z.number().min(0).max(1),
    }),
  ),
});
export type NetworkFile = z.infer<typeof networkSchema>;

export const networkIn = (text: string): NetworkFile =>
  networkSchema.parse(JSON.parse(text));

/** Of how many scans a file's shares are whole ones, and how far off those are that are of none: they are rounded to a thousandth. */
export function scansOf({ edges }: NetworkFile): {
  scans: number;
  rounding: number;
} {
  const least = Math.min(
    ...edges.flatMap(({ weight }) => (weight > 0 ? [weight] : [])),
  );
  const isWhole = edges.every(({ weight }) => {
    const times = weight / least;
    return Math.abs(times - Math.round(times)) < 1e-3;
  });
  return isWhole
    ? { scans: Math.round(1 / least), rounding: 1e-6 }
    : { scans: 1000, rounding: 1e-3 };
}

/** The map on which the group stands: each animal so far from the next that it is with nobody. */
export const groupGround = {
  mapWidth: 100,
  squareArea: 100,
  columns: 10,
  rows: 10,
};
const apart = 70;

/**
 * Each edge as so many scans in which its two were together, everybody else alone and in sight: then the share of the scans is the edge's
 * weight. A scan a session, so that each counts.
 */
export function groupSessions(network: NetworkFile): PackedSession[] {
  const animalIds = network.nodes.map(({ id }) => id);
  const { scans } = scansOf(network);
  const together = network.edges.flatMap(({ source, target, weight }) =>
    Array.from({ length: Math.round(weight * scans) }, () => [source, target]),
  );
  const placeOf = (id: string) => ({
    x: 20 + apart * animalIds.indexOf(id),
    y: 500,
  });
  return Array.from(
    { length: Math.max(scans, together.length) },
    (_, place) => {
      const [one, other] = together[place] ?? [];
      const startedAt = new Date(Date.UTC(2026, 10, 1) + place * 30 * minuteMs);
      return aPackedSession(
        {
          obsSessionId: `scan-${String(place)}`,
          startedAt,
          endedAt: new Date(startedAt.getTime() + minuteMs),
          interval: 60,
          plannedMinutes: 1,
          animalIds,
        },
        {
          scans: [
            aScanRow({
              seen: animalIds.map((animalId) =>
                aSeen({
                  animalId,
                  behaviourIds: [],
                  level: null,
                  ...placeOf(animalId === other ? (one ?? "") : animalId),
                }),
              ),
            }),
          ],
        },
      );
    },
  );
}
