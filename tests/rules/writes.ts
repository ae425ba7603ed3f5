import type { DocumentData } from "firebase/firestore";
import { doc, setDoc, updateDoc } from "firebase/firestore";
import type { World } from "./harness";
import { changeStamp, created, isAllowed } from "./harness";
import type { Name } from "./people";
import { records } from "./records";
import { sentTo } from "./sent";

/** Writes as the browser sends them; what they change is put back. */
export function writesIn(world: World) {
  const tries = async (path: string, attempt: Promise<unknown>) => {
    const allowed = await isAllowed(attempt);
    await world.putBack(path, records[path], allowed);
    return allowed;
  };
  return {
    /** Whether this person may store a new document. */
    creates: (name: Name, path: string, value: object) =>
      tries(
        path,
        setDoc(doc(world.as(name), path), created(sentTo(path, value), name)),
      ),
    /** Whether this person may change these fields of a document. */
    changes: (name: Name, path: string, change: DocumentData) =>
      tries(
        path,
        updateDoc(doc(world.as(name), path), {
          ...change,
          ...changeStamp(name),
        }),
      ),
  };
}
