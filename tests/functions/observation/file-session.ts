import { stableId } from "@domain/inventory/ids";
import type { ImportedSession } from "@domain/observation/transfer/import/callable";
import { rowsText } from "@domain/observation/rows/rows-text";
import {
  aFocalRow,
  aScanRow,
  aSeen,
  someRows,
} from "../../builders/observation";

const startedAt = Date.parse("2018-03-04T13:41:12Z");

/** A session of a file, as it is sent: a state and a scan of one animal. */
export const aFileSession = (
  more: Partial<ImportedSession> = {},
): ImportedSession => {
  const animalId = more.animalIds?.[0] ?? "a1";
  return {
    ...{ program: "zoomonitor", sourceId: "76" },
    ...{ observerId: "author", obsId: "form-1", obsVersion: 1 },
    ...{ enclosureId: "e1", animalIds: ["a1"], channels: ["focal", "scan"] },
    ...{ interval: 60, plannedMinutes: 15, note: "ZooMonitor, OBS10" },
    ...{ startedAt, endedAt: startedAt + 900_000 },
    chunks: [
      rowsText(
        someRows({
          focal: [
            aFocalRow({ t: 1000, animalId, behaviourId: "walk" }),
            aFocalRow({ t: 9000, act: "stop", animalId, behaviourId: "walk" }),
          ],
        }),
      ),
      rowsText(
        someRows({
          scans: [
            aScanRow({
              t: 61_000,
              seen: [aSeen({ animalId, behaviourIds: ["walk"] })],
            }),
          ],
        }),
      ),
    ],
    ...more,
  };
};

/** The id it gets in an establishment. */
export const fileSessionId = (
  zooId: string,
  session: ImportedSession = aFileSession(),
  time = 1,
): string => {
  const { program, sourceId, startedAt: began } = session;
  return stableId(
    ...([zooId, "obsSession", program, sourceId] as const),
    ...[new Date(began).toISOString(), session.observerId, session.enclosureId],
    ...(time > 1 ? [String(time)] : []),
  );
};
