import type { Finding } from "../../src/domain/finding/finding";
import { findingSchema } from "../../src/domain/finding/finding";
import { sector1, zooA } from "./ids";

/** A finding of an enclosure's temperature; nobody has acted yet. */
export const aFinding = (finding: Partial<Finding> = {}): Finding =>
  findingSchema.parse({
    zooId: zooA,
    findingId: "finding-1",
    class: "general",
    subject: { kind: "enclosure", id: "enclosure-1" },
    sectorIds: [sector1],
    source: { kind: "enclosureMeasure", id: "parameter-1" },
    seen: {
      value: 31,
      centre: 25,
      low: 22,
      high: 28,
      n: 20,
      from: "2026-06-25",
      to: "2026-07-01",
    },
    ...finding,
  });
