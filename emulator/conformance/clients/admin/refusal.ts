import type { Code } from "../../format/scenario";
import { ClientError } from "../client";

const codeNames: Record<number, Code> = {
  3: "INVALID_ARGUMENT",
  5: "NOT_FOUND",
  6: "ALREADY_EXISTS",
  7: "PERMISSION_DENIED",
  8: "RESOURCE_EXHAUSTED",
  9: "FAILED_PRECONDITION",
  10: "ABORTED",
  12: "UNIMPLEMENTED",
  16: "UNAUTHENTICATED",
};

/** The SDK's own checks throw errors without a code: what it is given is invalid. */
const fromSdk = ({ stack = "" }: Error): boolean =>
  (/^\s+at .*$/m.exec(stack)?.[0] ?? "").includes("@google-cloud/firestore");

/** What the SDK threw, as a client's refusal when it is one. */
export function refusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ("code" in error && typeof error.code === "number")
    return new ClientError(
      codeNames[error.code] ?? String(error.code),
      error.message,
    );
  return fromSdk(error)
    ? new ClientError("INVALID_ARGUMENT", error.message)
    : error;
}

/** What `act` gives; its refusals are ClientErrors. */
export async function asked<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    throw refusal(error);
  }
}
