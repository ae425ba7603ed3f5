import { StatusError, type StatusCode } from "../contract/status";
import type { Json } from "./codec/json";

const numbers: Record<StatusCode, { grpc: number; http: number }> = {
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  RESOURCE_EXHAUSTED: { grpc: 8, http: 429 },
  FAILED_PRECONDITION: { grpc: 9, http: 400 },
  ABORTED: { grpc: 10, http: 409 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
  UNAVAILABLE: { grpc: 14, http: 503 },
  UNAUTHENTICATED: { grpc: 16, http: 401 },
};

/** What was thrown, as a status: an expected failure keeps its own, anything else is INTERNAL and logged. */
export function toStatus(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  const detail =
    error instanceof Error ? (error.stack ?? error.message) : error;
  process.stderr.write(`internal error: ${String(detail)}\n`);
  return new StatusError("INTERNAL", "Internal error, see the emulator's log.");
}

export const grpcCode = (status: StatusError): number =>
  numbers[status.code].grpc;

export const httpCode = (status: StatusError): number =>
  numbers[status.code].http;

/** `google.rpc.Status` as ProtoJSON. */
export const rpcStatus = (status: StatusError): Json => ({
  code: grpcCode(status),
  message: status.message,
});

/** The body of an HTTP error answer, also an error inside a WebChannel. */
export const httpError = (status: StatusError): Json => ({
  error: {
    code: httpCode(status),
    message: status.message,
    status: status.code,
  },
});
