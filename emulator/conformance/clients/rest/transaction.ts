import type { WriteOp } from "../../format/scenario";
import {
  ClientError,
  type Transaction,
  type TransactionOptions,
} from "../client";
import { commit, getAll, runQuery } from "./calls";
import { ask, type Connection } from "./connection";

const MAX_ATTEMPTS = 5;

async function attempt(
  connection: Connection,
  { readOnly }: TransactionOptions,
  body: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const { names } = connection;
  const begun = (await ask(
    connection,
    "POST",
    `${names.documents}:beginTransaction`,
    {
      options: readOnly ? { readOnly: {} } : { readWrite: {} },
    },
  )) as { transaction: string };
  const { transaction } = begun;
  const writes: WriteOp[] = [];
  try {
    await body({
      async get(path) {
        const [document] = await getAll(connection, [path], { transaction });
        return document ?? { path, data: null };
      },
      query: (query) => runQuery(connection, query, transaction),
      write: (op) => void writes.push(op),
    });
  } catch (error) {
    await ask(connection, "POST", `${names.documents}:rollback`, {
      transaction,
    });
    throw error;
  }
  await commit(connection, writes, transaction);
}

/** A transaction as its API has it: begin, read, commit, and again when it was aborted. */
export async function runTransaction(
  connection: Connection,
  options: TransactionOptions,
  body: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const attempts = options.maxAttempts ?? MAX_ATTEMPTS;
  for (let left = attempts; ; left -= 1) {
    try {
      await attempt(connection, options, body);
      return;
    } catch (error) {
      const again = error instanceof ClientError && error.code === "ABORTED";
      if (!again || left <= 1) throw error;
      await new Promise((done) => setTimeout(done, Math.random() * 50));
    }
  }
}
