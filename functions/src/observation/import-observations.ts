import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import type { Enclosure } from "@domain/enclosure/enclosure";
import { AppError } from "@domain/errors";
import { stableId } from "@domain/inventory/ids";
import type { NamedInRows } from "@domain/observation/transfer/import/accept";
import {
  acceptImported,
  namedInRows,
} from "@domain/observation/transfer/import/accept";
import type {
  ImportedSession,
  ImportFate,
  ImportObservations,
} from "@domain/observation/transfer/import/callable";
import {
  callTextMost,
  importedFieldsSchema,
  importObservationsSeconds,
  namedAtOnce,
} from "@domain/observation/transfer/import/callable";
import type { Rows } from "@domain/observation/rows/row";
import { lastInstant } from "@domain/observation/rows/row";
import { rowsText } from "@domain/observation/rows/rows-text";
import { parseCreate } from "@domain/record/parse";
import { isPutAway } from "@domain/record/put-away";
import { idSchema } from "@domain/schema/fields";
import type {
  DocumentReference,
  DocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { readingOf, ref, refBelow, stampNew } from "../edge/documents";
import { checkHome } from "../people/accounts/new-account";

/** Which device an imported chunk says it is of. */
const device = "import";

/** A session that can be written, or found. */
interface Ready {
  session: ImportedSession;
  rows: Rows[];
  named: NamedInRows;
}

/** Every document that sessions name, by its path, each read once; throws "invalid-input" where they name too many. */
async function readNamed(
  all: readonly DocumentReference[],
): Promise<Map<string, DocumentSnapshot>> {
  const each = [...new Map(all.map((at) => [at.path, at])).values()];
  if (each.length > namedAtOnce)
    throw new AppError("invalid-input", { fields: ["sessions:too_big"] });
  const stored = each.length === 0 ? [] : await database().getAll(...each);
  return new Map(stored.map((one) => [one.ref.path, one]));
}

const versionRef = ({ obsId, obsVersion }: ImportedSession) =>
  refBelow("observationVersions", obsId, String(obsVersion));

const refsOf = ({ session, named }: Ready): DocumentReference[] => [
  ref("enclosures", session.enclosureId),
  ref("users", session.observerId),
  versionRef(session),
  ...[...new Set([...session.animalIds, ...named.animalIds])].map((id) =>
    ref("animals", id),
  ),
  ...[...named.groupIds].map((id) => ref("groups", id)),
];

type Known = ReadonlyMap<string, DocumentSnapshot>;

/** Whether a document is there and the establishment's; who died or left since was observed all the same. */
const isOurs = (known: Known, at: DocumentReference, zooId: string): boolean =>
  known.get(at.path)?.get("zooId") === zooId;

function enclosureIn(
  known: Known,
  { enclosureId }: ImportedSession,
  zooId: string,
): Enclosure | null {
  const stored = known.get(ref("enclosures", enclosureId).path);
  if (stored?.get("zooId") !== zooId || isPutAway(stored.data() ?? {}))
    return null;
  return readingOf("enclosures", stored).record;
}

/** What of a session names what is not there, as names of fields. */
function unknownIn(
  known: Known,
  { session, named }: Ready,
  zooId: string,
  uid: string,
): string[] {
  const version = known.get(versionRef(session).path);
  const plan =
    version === undefined
      ? null
      : readingOf("observationVersions", version).record;
  const ids = new Set(plan?.behaviours.map(({ behaviourId }) => behaviourId));
  const isStrange = (collection: "animals" | "groups") => (id: string) =>
    !isOurs(known, ref(collection, id), zooId);
  const ofRows = [
    [...named.animalIds].some(isStrange("animals")),
    [...named.groupIds].some(isStrange("groups")),
    [...named.behaviourIds].some((id) => !ids.has(id)),
  ];
  const isMember =
    session.observerId === uid ||
    isOurs(known, ref("users", session.observerId), zooId);
  return [
    ...(isMember ? [] : ["observerId"]),
    ...(plan === null || plan.status === "draft" ? ["obsVersion"] : []),
    ...(session.animalIds.some(isStrange("animals")) ? ["animalIds"] : []),
    ...(ofRows.includes(true) ? ["chunks"] : []),
  ];
}

const sectorsOf = ({ linkedSectorId }: Enclosure): string[] =>
  linkedSectorId === null ? [] : [linkedSectorId];

/**
 * What one saw oneself whoever observes brings in; what others saw, whoever may put theirs right. The permissions know no
 * import of sessions by name: it says of the past what corrections say, so that theirs is the right it needs.
 */
const mayImport = (
  session: Session,
  zooId: string,
  observerId: string,
  sectorIds: readonly string[],
): boolean =>
  can(session, "create", "obsCorrections", {
    ...{ zooId, sectorIds },
    authorId: observerId,
  });

/** Sessions that can be written, and where they lie; throws "not-allowed", and "invalid-input" naming the session and fields. */
async function checked(
  session: Session,
  { zooId, sessions }: ImportObservations,
): Promise<(Ready & { sectorIds: string[] })[]> {
  await database().runTransaction((transaction) =>
    checkHome(transaction, session, zooId),
  );
  // Whoever may do it in no sector learns nothing of what is there.
  if (sessions.some((one) => !mayImport(session, zooId, one.observerId, [])))
    throw new AppError("not-allowed");
  const refuse = (at: number, fields: readonly string[]): never => {
    throw new AppError("invalid-input", {
      fields: fields.map((field) => `sessions.${String(at)}.${field}`),
    });
  };
  const length = sessions
    .flatMap(({ chunks }) => chunks)
    .reduce((sum, text) => sum + text.length, 0);
  if (length > callTextMost)
    throw new AppError("invalid-input", { fields: ["sessions:too_big"] });
  const now = new Date();
  const ready = sessions.map((one, at): Ready => {
    const { rows, fields } = acceptImported(one, now);
    if (fields.length > 0) refuse(at, fields);
    return { session: one, rows, named: namedInRows(rows) };
  });
  const known = await readNamed(ready.flatMap(refsOf));
  return ready.map((one, at) => {
    const enclosure = enclosureIn(known, one.session, zooId);
    if (enclosure === null) return refuse(at, ["enclosureId"]);
    const sectorIds = sectorsOf(enclosure);
    if (!mayImport(session, zooId, one.session.observerId, sectorIds))
      throw new AppError("not-allowed");
    const unknown = unknownIn(known, one, zooId, session.uid);
    if (unknown.length > 0) refuse(at, unknown);
    return { ...one, sectorIds };
  });
}

/** Whether a session is our own that was exported, and was not deleted since. */
async function isOwn(
  transaction: Transaction,
  { sourceId, startedAt }: ImportedSession,
  zooId: string,
): Promise<boolean> {
  if (!idSchema.safeParse(sourceId).success) return false;
  const stored = await transaction.get(ref("obsSessions", sourceId));
  const { record } = readingOf("obsSessions", stored);
  const began = record?.startedAt?.getTime() ?? NaN;
  const isKept = record?.zooId === zooId && !record.isDeleted;
  // Files say seconds.
  return isKept && Math.abs(began - startedAt) < 1000;
}

/** So often the same session may be brought in anew after it was deleted. */
const timesMost = 20;

/**
 * The id under which a session is to be made; null: it is there. Who observed it and where belong to it, so that nobody's
 * import stands in the way of another's; a deleted one is brought in under a further id.
 */
async function idFor(
  transaction: Transaction,
  session: ImportedSession,
  zooId: string,
): Promise<string | null> {
  const { program, sourceId, startedAt, observerId, enclosureId } = session;
  const began = new Date(startedAt).toISOString();
  const own = [program, sourceId, began, observerId, enclosureId];
  for (let time = 1; time <= timesMost; time += 1) {
    const again = time > 1 ? [String(time)] : [];
    const id = stableId(zooId, "obsSession", ...own, ...again);
    const stored = await transaction.get(ref("obsSessions", id));
    if (!stored.exists)
      return (await isOwn(transaction, session, zooId)) ? null : id;
    if (stored.get("isDeleted") !== true) return null;
  }
  return null;
}

/** Writes a session that is closed, with all its chunks: settling and packs follow from that. */
function write(
  transaction: Transaction,
  { uid }: Session,
  zooId: string,
  obsSessionId: string,
  { session, rows, sectorIds }: Ready & { sectorIds: string[] },
): void {
  const { startedAt, endedAt } = session;
  const header = {
    ...importedFieldsSchema.parse(session),
    ...{ zooId, sectorIds, status: "closed" },
    startedAt: new Date(startedAt),
    endedAt: new Date(endedAt),
  };
  transaction.create(ref("obsSessions", obsSessionId), {
    ...parseCreate("obsSessions", obsSessionId, header),
    ...stampNew(uid),
  });
  for (const [n, one] of rows.entries()) {
    const recordId = `${device}_${String(n)}`;
    const record = {
      ...{ zooId, obsSessionId, deviceId: device, n },
      observerId: session.observerId,
      until: new Date(startedAt + lastInstant(one)),
      rows: rowsText(one),
    };
    transaction.create(refBelow("obsRecords", obsSessionId, recordId), {
      ...parseCreate("obsRecords", recordId, record),
      ...stampNew(uid),
    });
  }
}

/**
 * Makes closed sessions of a file, each whole or not at all: one that is there stays as it is, so the same again, as a whole
 * or from where it broke off, makes nothing twice. Dry, it checks and says what would become of each.
 */
export const importObservations = defineCallable(
  "importObservations",
  async (session, asked) => {
    const { zooId, dryRun } = asked;
    const fates: ImportFate[] = [];
    for (const one of await checked(session, asked)) {
      const fate = await database().runTransaction(
        async (transaction): Promise<ImportFate> => {
          const id = await idFor(transaction, one.session, zooId);
          if (id === null) return "known";
          if (!dryRun) write(transaction, session, zooId, id, one);
          return "made";
        },
      );
      fates.push(fate);
    }
    return { fates };
  },
  { timeoutSeconds: importObservationsSeconds },
);
