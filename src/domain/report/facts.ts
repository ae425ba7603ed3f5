import type { RecordFacts } from "../access/can";
import type { Cir } from "./cir/cir";
import type { Report } from "./report";

/** What `can()` needs to know of a report. */
export const reportFacts = ({
  zooId,
  authorId,
  class: of,
}: Pick<Report, "zooId" | "authorId" | "class">): RecordFacts => ({
  zooId,
  authorId,
  ofHealth: of === "health",
});

/** What `can()` needs to know of a visit's report. */
export const cirFacts = ({ zooId }: Pick<Cir, "zooId">): RecordFacts => ({
  zooId,
});
