import * as z from "zod";
import {
  callables,
  type CallableInput,
  type CallableName,
  type CallableOutput,
} from "@domain/callables";
import { AppError, errorCodes, isReportable } from "@domain/errors";
import { report } from "../lib/report";
import { demonstration } from "./demonstration/mode";
import { toAppError } from "./errors";
import { isOnline } from "./online";

/** How long an answer may take. */
function timeoutOf(name: CallableName): number {
  const entry = callables[name];
  return ("seconds" in entry ? entry.seconds : 60) * 1000;
}

export type CallFunction = (
  name: string,
  input: unknown,
  timeout: number,
) => Promise<unknown>;

let callFunction: CallFunction = async (name, input, timeout) => {
  const sdk = await import("./sdk/functions");
  return sdk.callFunction(name, input, timeout);
};

/** Puts another way of calling in the place of the SDK; returns the previous one. */
export function provideCalls(next: CallFunction): CallFunction {
  const previous = callFunction;
  callFunction = next;
  return previous;
}

const answerSchema = z.discriminatedUnion("success", [
  z.object({ success: z.literal(true), data: z.unknown() }),
  z.object({
    success: z.literal(false),
    error: z.string(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
]);

const knownCode = (error: string) =>
  errorCodes.find((code) => code === error) ?? "internal";

/** The data of an answer; throws AppError for `success: false` and for an answer of another shape. */
function dataOf<N extends CallableName>(
  name: N,
  answer: unknown,
): CallableOutput<N> {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw new AppError("internal", { call: name });
  if (!parsed.data.success)
    throw new AppError(knownCode(parsed.data.error), {
      call: name,
      ...parsed.data.details,
    });
  const output = callables[name].output.safeParse(parsed.data.data);
  if (!output.success) throw new AppError("internal", { call: name });
  return output.data as CallableOutput<N>;
}

/** Without a network the SDK says "internal": what it means is offline. */
function failureOf(error: unknown, name: string): AppError {
  const failure = toAppError(error);
  return failure.code === "internal" && !isOnline()
    ? new AppError("offline", { call: name })
    : failure;
}

/** Of one's own account, which is written whatever the mode, or only read. */
const ofOneself: ReadonlySet<CallableName> = new Set([
  "acceptTerms",
  "completeFirstSignIn",
  "notePasswordChange",
  "signOutDevice",
  "exportPerson",
  "requestPasswordReset",
  "readCode",
  "completeInvitation",
  "resetPassword",
  "reportClientErrors",
  "downloadExport",
]);

/** While changes are only shown, what functions alone can do is not done, but for reading; the outbox has what was meant before. */
function checkMode(name: CallableName): void {
  const mode = demonstration();
  const isMeant =
    name === "saveRecords" ||
    name === "getSignedUrl" ||
    name === "readActivity" ||
    name === "readLateness" ||
    ofOneself.has(name) ||
    (name === "setAnonymousMode" && mode === "establishment");
  if (mode !== "off" && !isMeant)
    throw new AppError("demonstration", { call: name });
}

/**
 * Calls a function of the table and checks its answer. Rejects AppError: "offline" without a
 * connection, "demonstration" while changes are only shown, else the function's own code; "internal" also for an answer that is not of the table.
 */
export async function call<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
): Promise<CallableOutput<N>> {
  try {
    checkMode(name);
    return dataOf(name, await callFunction(name, input, timeoutOf(name)));
  } catch (error) {
    const failure = failureOf(error, name);
    if (isReportable(failure.code))
      report({ code: failure.code, where: `call ${name}` });
    throw failure;
  }
}
