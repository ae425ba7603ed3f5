import type { Consistency as ReadOptions } from "../contract/database";
import type { Engine } from "../contract/engine";
import { StatusError } from "../contract/status";
import type { Json } from "./codec/json";
import { fromToken, toToken } from "./codec/token";
import type {
  Consistency,
  ReadConsistency,
  TransactionOptions,
} from "./requests";
import { databaseOf } from "./resource";

/** Starts the transaction a read asks for, read-only unless it says otherwise; its id travels in the first answer. */
export function startTransaction(
  engine: Engine,
  name: string,
  request: Consistency,
): { at: ReadOptions; started: Json[] } {
  const { newTransaction, readTime } = request;
  if (!newTransaction) return { at: consistencyOf(request), started: [] };
  if (request.transaction || readTime)
    throw new StatusError(
      "INVALID_ARGUMENT",
      "A read may name one of transaction, newTransaction and readTime.",
    );
  const mode = newTransaction.readWrite ? {} : { readOnly: {} };
  const options = { ...mode, ...newTransaction };
  const transaction = begin(engine, name, options);
  const started = [{ transaction: toToken(transaction) }];
  return { at: { transaction }, started };
}

/** What a read of one request sees. */
export function consistencyOf(request: ReadConsistency): ReadOptions {
  return {
    transaction: fromToken(request.transaction),
    readTime: request.readTime,
  };
}

/** Begins the transaction that options describe; answers its id. */
export function begin(
  engine: Engine,
  name: string,
  options: TransactionOptions,
): string {
  return databaseOf(engine, name).begin({
    readOnly: options.readOnly !== undefined,
    readTime: options.readOnly?.readTime,
    retry: fromToken(options.readWrite?.retryTransaction),
  });
}
