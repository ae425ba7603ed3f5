import type { RecordFacts } from "../access/can";
import type { Group } from "./group";

/** What `can()` needs to know of a group, and of an animal's entry in it: it lies in no sector. */
export const groupFacts = ({ zooId }: Pick<Group, "zooId">): RecordFacts => ({
  zooId,
});
