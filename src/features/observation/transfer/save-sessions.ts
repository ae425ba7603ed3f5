import { AppError } from "@domain/errors";
import type { MapSize } from "@domain/grid/size";
import { sideOf } from "@domain/grid/size";
import type { ObsSession } from "@domain/observation/obs-session";
import {
  obsCorrectionsQuery,
  obsRecordsQuery,
} from "@domain/observation/obs-session-queries";
import { applyCorrections } from "@domain/observation/rows/corrected";
import { recordedIn, rowsIn } from "@domain/observation/rows/keyed";
import { lastOf } from "@domain/observation/watched";
import type {
  ExportedSession,
  ExportWords,
} from "@domain/observation/transfer/exported";
import { tidyTable } from "@domain/observation/transfer/tidy";
import { zooMonitorTable } from "@domain/observation/transfer/zoomonitor";
import { textsParent } from "@domain/versions/kinds";
import { backend } from "../../../data/backend";
import { readPages } from "../../../data/live/read-pages";
import { askBytes } from "../../../data/tables/ask-worker";
import { separatorFor } from "@domain/table/csv-line";
import { writeCsv } from "../../../lib/csv";
import { dayOf } from "../../../lib/format";
import type { Language } from "../../../lib/i18n/languages";
import { fileWord, saveBytes, saveText } from "../../../lib/save-json";

/** How sessions are taken away: the tidy table in one of two kinds of file, or as ZooMonitor has it. */
export type ExportFormat = "csv" | "xlsx" | "zoomonitor";

const sheetType =
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** What the ids in a session are called that its own words do not say. */
type Beside = Pick<ExportedSession, "zones" | "contextWords" | "mapHeight">;

/** How high a map is in thousandths of its width. */
const heightOf = ({ mapWidth, squareArea, rows }: MapSize): number =>
  Math.round((1000 * rows * sideOf(squareArea)) / mapWidth);

/** Reads what stands beside sessions, each document once; what is gone or closed leaves the ids to speak for themselves. */
function readBeside(language: Language) {
  const once = new Map<string, Promise<unknown>>();
  const read = <T>(key: string, ask: () => Promise<T>): Promise<T | null> => {
    const asked = once.get(key) ?? ask().catch(() => null);
    once.set(key, asked);
    return asked as Promise<T | null>;
  };
  return async (session: ObsSession): Promise<Beside> => {
    const { enclosureId, contextId, contextVersion } = session;
    const enclosure = await read(`enclosure ${enclosureId}`, () =>
      backend().getDoc("enclosures", enclosureId),
    );
    const map = await read(`map ${enclosureId}`, () =>
      backend().getDoc("enclosureMaps", enclosureId),
    );
    const at = textsParent(contextId ?? "", String(contextVersion));
    const words =
      contextId === null || contextVersion === null
        ? null
        : await read(`context ${at}`, () =>
            backend().getDoc("contextTexts", language, at),
          );
    return {
      zones: new Map(
        enclosure?.data.areas.map(({ areaId, areaName }) => [areaId, areaName]),
      ),
      contextWords: words?.data ?? null,
      mapHeight: map ? heightOf(map.data) : null,
    };
  };
}

/** All of a session as the server has it. Rejects AppError, "offline" without a network. */
async function exportedOf(
  session: ObsSession,
  beside: Beside,
): Promise<ExportedSession> {
  const { obsSessionId } = session;
  const ignore = () => undefined;
  const records = await readPages(() => obsRecordsQuery(obsSessionId), ignore);
  const made = await readPages(() => obsCorrectionsQuery(obsSessionId), ignore);
  const stored = recordedIn(records.map(({ data }) => data)).recorded;
  const { recorded, voidedAt } = applyCorrections(
    stored,
    made.map(({ data }) => data),
    lastOf(session, rowsIn(stored)),
  );
  return { session, recorded, isVoid: voidedAt !== null, ...beside };
}

const fileName = (name: string, ending: string): string =>
  `suricate-${fileWord(name, "sessions")}-${dayOf(new Date())}.${ending}`;

/** How many lines a file has, and how many sessions it leaves out, being void. */
interface Saved {
  lines: number;
  voids: number;
}

/** Hands sessions to the browser as a file; `told` hears how many are read. Rejects AppError. */
export async function saveSessions(
  sessions: readonly ObsSession[],
  words: ExportWords,
  format: ExportFormat,
  name: string,
  language: Language,
  told: (count: number) => void,
): Promise<Saved> {
  const read: ExportedSession[] = [];
  const beside = readBeside(language);
  for (const session of sessions) {
    read.push(await exportedOf(session, await beside(session)));
    told(read.length);
  }
  const rows =
    format === "zoomonitor"
      ? zooMonitorTable(read, words)
      : tidyTable(read, words);
  if (format === "xlsx") {
    const bytes = await askBytes(rows, name);
    if (bytes === null) throw new AppError("internal", { export: format });
    saveBytes(bytes, sheetType, fileName(name, "xlsx"));
  } else {
    // Programs of ZooMonitor's reports read commas.
    const separator = format === "csv" ? separatorFor(language) : ",";
    const file = format === "csv" ? name : `${name} zoomonitor`;
    saveText(writeCsv(rows, separator), "text/csv", fileName(file, "csv"));
  }
  const voids =
    format === "zoomonitor" ? read.filter(({ isVoid }) => isVoid).length : 0;
  return { lines: rows.length - 1, voids };
}

/** Hands what the columns of the tidy table hold to the browser, as a table of its own. */
export const saveDictionary = (
  rows: readonly (readonly string[])[],
  name: string,
  language: Language,
): void =>
  saveText(
    writeCsv(rows, separatorFor(language)),
    "text/csv",
    fileName(name, "csv"),
  );
