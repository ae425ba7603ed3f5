import { vi } from "vitest";
import { database } from "../../functions/src/edge/admin";

/** Where the methods of its kind are. */
const ofKind = (one: object): object => Object.getPrototypeOf(one) as object;

type Found = { size?: number };

/** How many documents are read during some work, by queries, alone or in transactions; a query that finds nothing reads one. */
export async function documentsRead(
  work: () => Promise<unknown>,
): Promise<number> {
  const some = database().collection("none");
  const transaction = await database().runTransaction((one) =>
    Promise.resolve(ofKind(one)),
  );
  let read = 0;
  const counting = (of: object, name: string) => {
    const was = Reflect.get(of, name) as (...args: unknown[]) => unknown;
    return vi
      .spyOn(of as Record<string, () => Promise<Found | Found[]>>, name)
      .mockImplementation(async function (this: unknown, ...args: unknown[]) {
        const found = (await was.apply(this, args)) as Found | Found[];
        read += Array.isArray(found)
          ? found.length
          : Math.max(1, found.size ?? 1);
        return found;
      });
  };
  const spies = [
    counting(ofKind(ofKind(some)), "get"),
    counting(ofKind(some.doc("one")), "get"),
    counting(transaction, "get"),
    counting(transaction, "getAll"),
    counting(ofKind(database()), "getAll"),
  ];
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return read;
}
