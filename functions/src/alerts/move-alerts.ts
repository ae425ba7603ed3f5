import { activeAlertsOfQuery } from "@domain/measures/alerts/alert-queries";
import { equalValues } from "@domain/record/equal";
import { systemAuthor } from "@domain/task/task";
import { database } from "../edge/admin";
import { changeOf, readingOf, ref } from "../edge/documents";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { sectorsOf } from "./raise-alert";

/** Brings one alert into the sector in which its enclosure lies now; answers whether it lay elsewhere. */
const bringAlert = (alertId: string): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("alerts", alertId));
    const { record: alert } = readingOf("alerts", stored);
    if (alert?.status !== "active" || alert.subject.kind !== "enclosure")
      return false;
    const sectors = await sectorsOf(transaction, [alert.subject.id]);
    const sectorIds = [...sectors.values()];
    if (equalValues(sectorIds, alert.sectorIds)) return false;
    transaction.update(
      stored.ref,
      changeOf("alerts", { sectorIds }, systemAuthor),
    );
    return true;
  });

/** Brings what waits for somebody in an enclosure to those who look after it now; answers how many alerts lay elsewhere. Safe to replay. */
export async function moveAlerts(
  zooId: string,
  enclosureId: string,
): Promise<number> {
  let moved = 0;
  const active = compile(activeAlertsOfQuery(zooId, enclosureId, 1));
  for await (const docs of pagesOfQuery(active))
    for (const { id } of docs) if (await bringAlert(id)) moved += 1;
  return moved;
}
