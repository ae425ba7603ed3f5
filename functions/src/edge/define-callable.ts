import type { Access } from "@domain/access/access";
import { can } from "@domain/access/can";
import { readsEveryZoo } from "@domain/access/reach";
import type { Action, Resource } from "@domain/access/matrix";
import type { Session } from "@domain/access/session";
import type {
  Answer,
  CallableName,
  CallableOutput,
  Need,
} from "@domain/callables";
import { callables } from "@domain/callables";
import type { ErrorCode } from "@domain/errors";
import { AppError, errorCode, isReportable } from "@domain/errors";
import type {
  CallableFunction,
  CallableOptions,
  CallableRequest,
} from "firebase-functions/https";
import { HttpsError, onCall } from "firebase-functions/https";
import type { z } from "zod";
import { region } from "./admin";
import { readingOf, ref } from "./documents";
import { logFailure, startOperation } from "./log";

type Parsed<N extends CallableName> = z.output<(typeof callables)[N]["input"]>;

async function sessionOf(uid: string): Promise<Session | null> {
  const { record: access } = readingOf(
    "access",
    await ref("access", uid).get(),
  );
  return access === null ? null : { uid, access, zooId: access.zooId ?? "" };
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

/** Signed in, active, and with the right somewhere: where is asked once the payload says it. */
async function admitted(
  uid: string | undefined,
  need: Need | null,
): Promise<Session> {
  if (uid === undefined)
    throw new HttpsError("unauthenticated", "not-signed-in");
  const session = await sessionOf(uid);
  if (session?.access.status !== "active") throw notAllowed();
  const somewhere =
    need === null ||
    establishmentsOf(session.access).some((zooId) =>
      allows(session, need, zooId),
    );
  if (!somewhere) throw notAllowed();
  return session;
}

/** The session in the establishment that the payload names; its own where none is named. */
function sessionIn(
  session: Session,
  need: Need | null,
  input: object,
): Session {
  if (!("zooId" in input) || typeof input.zooId !== "string") return session;
  const { zooId } = input;
  if (need !== null && !allows(session, need, zooId)) throw notAllowed();
  return { ...session, zooId };
}

/** What the four expected refusals look like to the caller; anything else is an answer with a code. */
function refusal(session: Session, error: unknown): HttpsError | null {
  if (error instanceof HttpsError) return error;
  if (!(error instanceof AppError)) return null;
  // Who does not see all there is cannot tell what is not there from what is another's.
  const hidden = error.code === "not-found" && !readsEveryZoo(session.access);
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
  handle: (session: Session, input: Parsed<N>) => Promise<CallableOutput<N>>,
  options: Pick<
    CallableOptions,
    "memory" | "minInstances" | "concurrency" | "maxInstances"
  > = {},
): CallableFunction<unknown, Promise<Answer<CallableOutput<N>>>> {
  const { input, needs } = callables[name];
  return onCall(
    { region, enforceAppCheck, ...options },
    async ({
      auth,
      data,
    }: CallableRequest<unknown>): Promise<Answer<CallableOutput<N>>> => {
      const operation = startOperation(name, auth?.uid ?? null);
      const session = await admitted(auth?.uid, needs);
      const parsed = input.safeParse(data);
      if (!parsed.success)
        throw new HttpsError("invalid-argument", "invalid-input", {
          fields: parsed.error.issues.map(({ path }) => path.join(".")),
        });
      try {
        return {
          success: true,
          data: await handle(
            sessionIn(session, needs, parsed.data),
            parsed.data as Parsed<N>,
          ),
        };
      } catch (error) {
        const refused = refusal(session, error);
        if (refused !== null) throw refused;
        const code = errorCode(error);
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
}

/** What is known about an expected failure goes to whoever asked; of an internal one nothing does. */
const failure = (error: ErrorCode, thrown: unknown): Answer<never> =>
  isReportable(error) || !(thrown instanceof AppError)
    ? { success: false, error }
    : { success: false, error, details: thrown.details };

const nameOf = (error: unknown) =>
  error instanceof Error ? error.name : typeof error;
