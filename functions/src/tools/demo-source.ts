import { lookAtOf, newWatch } from "@domain/measures/alerts/source-watch";
import type { Feed } from "@domain/measures/ingest/source";
import { enclosuresQuery } from "@domain/query/facility-queries";
import { parseCreate } from "@domain/record/parse";
import { isPutAway } from "@domain/record/put-away";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { ref, stampNew } from "../edge/documents";
import { compile } from "../edge/query";
import { checkSource, newSecret } from "../measures/sources/source";

const looked = 50;

/** The enclosure that is asked for, else the first of the establishment. */
async function enclosureOf(
  zooId: string,
  enclosureId: string | null,
): Promise<DocumentSnapshot> {
  const found =
    enclosureId === null
      ? (await compile(enclosuresQuery(zooId, null, looked)).get()).docs
      : [await ref("enclosures", enclosureId).get()];
  const one = found.find(
    (doc) => doc.get("zooId") === zooId && !isPutAway(doc.data() ?? {}),
  );
  if (one === undefined)
    throw new Error(`${zooId} has no such enclosure: start Suricate first.`);
  return one;
}

/**
 * Makes the source by which simulated sensors feed an enclosure, anew each time: its token, and what the enclosure is called.
 * Throws where the establishment has no such enclosure, or does not measure that there.
 */
export async function makeDemoSource(
  zooId: string,
  enclosureId: string | null,
  feeds: readonly Pick<Feed, "feed" | "parameterId">[],
): Promise<{ token: string; place: string }> {
  const enclosure = await enclosureOf(zooId, enclosureId);
  const sourceId = `simulated-${enclosure.id}`.replaceAll(/[^\w-]/gu, "-");
  const { token, secretHash } = newSecret(sourceId);
  const form = {
    zooId,
    name: "Simulation",
    feeds: feeds.map((feed) => ({
      ...feed,
      enclosureId: enclosure.id,
      areaId: null,
    })),
    expectedBy: 15,
  };
  await database().runTransaction(async (transaction) => {
    await checkSource(transaction, zooId, form);
    const watch = newWatch(new Date());
    transaction.set(ref("sensorSources", sourceId), {
      ...parseCreate("sensorSources", sourceId, {
        ...form,
        secretHash,
        watch,
        lookAt: lookAtOf(watch, form),
      }),
      ...stampNew(systemAuthor),
    });
  });
  return { token, place: String(enclosure.get("enclosureName")) };
}
