import type { Access } from "@domain/access/access";
import { can } from "@domain/access/can";
import { readsEveryZoo } from "@domain/access/reach";
import type { Action, Resource } from "@domain/access/matrix";
import { appConfigId } from "@domain/service/app-config";
import type { Session } from "@domain/access/session";
import type { Answer, CallableName, CallableOutput } from "@domain/callables";
import type { Need } from "@domain/callables/entry";
import { callables } from "@domain/callables";
import type { ErrorCode } from "@domain/errors";
import { AppError, errorCode, isReportable } from "@domain/errors";
import { idSchema } from "@domain/schema/fields";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import type {
  CallableFunction,
  CallableOptions,
  CallableRequest,
} from "firebase-functions/https";
import { HttpsError, onCall } from "firebase-functions/https";
import type { z } from "zod";
import { database, region } from "./admin";
import type { Caller } from "./caller";
import { callerOf } from "./caller";
import { readingOf, ref } from "./documents";
import { countCall } from "./limits";
import { logFailure, startOperation } from "./log";
import { refusingUnreadable } from "./refuse-unreadable";

type Parsed<N extends CallableName> = z.output<(typeof callables)[N]["input"]>;

const config = () => ref("config", appConfigId);

const isClosed = (about: DocumentSnapshot | undefined): boolean =>
  about?.get("maintenance") === true;

/** Who asks, and whether the product is in maintenance (null: not asked yet). */
interface Asking {
  session: Session | null;
  maintenance: boolean | null;
}

const nobody: Asking = { session: null, maintenance: null };

/** Both in one question. */
async function asking(uid: string): Promise<Asking> {
  // Nobody of the product has such a name, and no record can.
  if (!idSchema.safeParse(uid).success) return nobody;
  const [about, person] = await database().getAll(config(), ref("access", uid));
  const access = person && readingOf("access", person).record;
  return {
    maintenance: isClosed(about),
    session: access ? { uid, access, zooId: access.zooId ?? "" } : null,
  };
}

/** Where somebody may act: at home, and where provider staff is listed. */
const establishmentsOf = ({ zooId, staff, zooIds }: Access): string[] => [
  zooId ?? "",
  ...(staff ? zooIds : []),
];

const allows = (
  session: Session,
  { action, resource }: Need,
  zooId: string,
): boolean => can(session, action as Action<Resource>, resource, { zooId });

/** Set where App Check is on (docs/operations.md): then what is not our app is refused before anything else. */
const enforceAppCheck = process.env["APP_CHECK"] === "on";

const notAllowed = () => new HttpsError("permission-denied", "not-allowed");

type Admits = "active" | "pending" | "educational" | "anybody";

/** Whom a callable of the table is for. */
const admitsOf = (name: CallableName): Admits => {
  const entry = callables[name];
  return "admits" in entry ? entry.admits : "active";
};

/** Who may ask: for what anybody may ask that is nobody, too. */
type Asker<N extends CallableName> = (typeof callables)[N] extends {
  admits: "anybody";
}
  ? Session | null
  : Session;

const mayEnter = (session: Session | null, admits: Admits): boolean => {
  const status = session?.access.status;
  if (admits === "educational") return status === admits;
  return status === "active" || (status === "pending" && admits === "pending");
};

/** Signed in, active, and with the right somewhere: where is asked once the payload says it. */
function admit({ session }: Asking, need: Need | null, admits: Admits): void {
  if (admits === "anybody") return;
  if (session === null || !mayEnter(session, admits)) throw notAllowed();
  const somewhere =
    need === null ||
    establishmentsOf(session.access).some((zooId) =>
      allows(session, need, zooId),
    );
  if (!somewhere) throw notAllowed();
}

/** Nobody but those who see to it asks anything meanwhile; what waits in people's outboxes is sent afterwards. */
async function checkOpen({ session, maintenance }: Asking): Promise<void> {
  const passes = session !== null && readsEveryZoo(session.access);
  if (!passes && (maintenance ?? isClosed(await config().get())))
    throw new HttpsError("unavailable", "maintenance");
}

/** Whoever may ask, as far as that does not depend on the payload. */
async function admitted(
  uid: string | undefined,
  name: CallableName,
): Promise<Asking> {
  const admits = admitsOf(name);
  if (uid === undefined) {
    if (admits === "anybody") return nobody;
    throw new HttpsError("unauthenticated", "not-signed-in");
  }
  const asked = await asking(uid);
  admit(asked, callables[name].needs, admits);
  return asked;
}

/** The session in the establishment that the payload names; its own where none is named. */
function sessionIn(
  session: Session | null,
  need: Need | null,
  input: object,
): Session | null {
  if (
    session === null ||
    !("zooId" in input) ||
    typeof input.zooId !== "string"
  )
    return session;
  const { zooId } = input;
  if (need !== null && !allows(session, need, zooId)) throw notAllowed();
  return { ...session, zooId };
}

/** What the expected refusals look like to the caller; anything else is an answer with a code. */
function refusal(session: Session | null, error: unknown): HttpsError | null {
  if (error instanceof HttpsError) return error;
  if (!(error instanceof AppError)) return null;
  if (error.code === "quota")
    return new HttpsError("resource-exhausted", "quota");
  // Who does not see all there is cannot tell what is not there from what is another's.
  const hidden =
    error.code === "not-found" &&
    (session === null || !readsEveryZoo(session.access));
  if (hidden || error.code === "not-allowed")
    return new HttpsError("permission-denied", "not-allowed", error.details);
  return null;
}

/**
 * A callable of the table: signed in, right, payload, then `handle`, which checks the record's
 * scope. Answers `{success, data}` or `{success, error}`.
 */
export function defineCallable<N extends CallableName>(
  name: N,
  handle: (
    session: Asker<N>,
    input: Parsed<N>,
    caller: Caller,
  ) => Promise<CallableOutput<N>>,
  options: Pick<
    CallableOptions,
    | "memory"
    | "minInstances"
    | "concurrency"
    | "maxInstances"
    | "timeoutSeconds"
    | "secrets"
  > = {},
): CallableFunction<unknown, Promise<Answer<CallableOutput<N>>>> {
  const { input, needs } = callables[name];
  const admits = admitsOf(name);
  // Also while nobody may work; and whoever is signed in is counted by themselves, not with their whole network.
  const tellsOfFailures = name === "reportClientErrors";
  const callable = onCall(
    { region, enforceAppCheck, ...options },
    async ({
      auth,
      data,
      rawRequest,
    }: CallableRequest<unknown>): Promise<Answer<CallableOutput<N>>> => {
      const operation = startOperation(name, auth?.uid ?? null);
      const asked = await admitted(auth?.uid, name);
      const { session } = asked;
      const parsed = input.safeParse(data);
      if (!parsed.success)
        throw new HttpsError("invalid-argument", "invalid-input", {
          fields: parsed.error.issues.map(({ path }) => path.join(".")),
        });
      if (!tellsOfFailures) await checkOpen(asked);
      const caller = callerOf(
        admits === "anybody" && !tellsOfFailures ? null : session,
        rawRequest,
        auth?.token.auth_time,
      );
      try {
        const asker = sessionIn(session, needs, parsed.data);
        await countCall(name, caller);
        return {
          success: true,
          data: await handle(
            asker as Asker<N>,
            parsed.data as Parsed<N>,
            caller,
          ),
        };
      } catch (error) {
        const refused = refusal(session, error);
        if (refused !== null) throw refused;
        const code = isContended(error) ? "conflict" : errorCode(error);
        if (isReportable(code))
          logFailure(
            operation,
            code,
            error instanceof AppError ? error.details : { name: nameOf(error) },
          );
        return failure(code, error);
      }
    },
  );
  return refusingUnreadable(callable);
}

/** gRPC's ABORTED: others changed the same at once, more often than a transaction tries again; nothing was written. */
const aborted = 10;
const isContended = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === aborted;

/** What is known about an expected failure goes to whoever asked; of an internal one nothing does. */
const failure = (error: ErrorCode, thrown: unknown): Answer<never> =>
  isReportable(error) || !(thrown instanceof AppError)
    ? { success: false, error }
    : { success: false, error, details: thrown.details };

const nameOf = (error: unknown) =>
  error instanceof Error ? error.name : typeof error;
