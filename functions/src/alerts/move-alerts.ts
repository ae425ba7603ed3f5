import { subjectKinds } from "@domain/campaign/campaign";
import { alertSectorsMost } from "@domain/measures/alerts/alert";
import { activeAlertsOfQuery } from "@domain/measures/alerts/alert-queries";
import { equalValues } from "@domain/record/equal";
import { systemAuthor } from "@domain/task/task";
import { sectorsOfSubject } from "../campaigns/subjects/sectors-of-subject";
import { database } from "../edge/admin";
import { changeOf, readingOf, ref } from "../edge/documents";
import { countEach } from "../edge/pages";
import { compile } from "../edge/query";

/** Brings one alert into the sectors in which its animal, group or enclosure lies now; answers whether it lay elsewhere. */
export const bringAlert = (alertId: string): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("alerts", alertId));
    const { record: alert } = readingOf("alerts", stored);
    if (alert?.status !== "active") return false;
    const { kind, id: subjectId } = alert.subject;
    const subjectKind = subjectKinds.find((one) => one === kind);
    if (subjectKind === undefined) return false;
    const { zooId } = alert;
    const all = await sectorsOfSubject(transaction, {
      zooId,
      subjectKind,
      subjectId,
    });
    // What is gone lies where it lay.
    if (all === null) return false;
    const sectorIds = all.slice(0, alertSectorsMost);
    if (equalValues(sectorIds, alert.sectorIds)) return false;
    transaction.update(
      stored.ref,
      changeOf("alerts", { sectorIds }, systemAuthor),
    );
    return true;
  });

/** Brings what waits for somebody of an animal, a group or an enclosure to those who look after it now; answers how many alerts lay elsewhere. Safe to replay. */
export const moveAlerts = (zooId: string, subjectId: string): Promise<number> =>
  countEach(compile(activeAlertsOfQuery(zooId, subjectId, 1)), bringAlert);
