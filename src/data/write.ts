import type { CollectionName } from "@domain/collections";
import type { Row } from "./live-store";
import type { About, CreateValues, PatchValues, Receipt } from "./write-types";

export type Operation = {
  [C in CollectionName]:
    | {
        kind: "create";
        collection: C;
        id: string;
        values: CreateValues<C>;
        parentId?: string;
      }
    | {
        kind: "patch";
        collection: C;
        id: string;
        values: PatchValues<C>;
        base?: Row<C>;
        parentId?: string;
      };
}[CollectionName];

export declare function newId(): string;
export declare function create<C extends CollectionName>(
  collection: C,
  id: string,
  values: CreateValues<C>,
  about: About,
): Receipt;
export declare function patch<C extends CollectionName>(
  collection: C,
  id: string,
  changes: PatchValues<C>,
  about: About,
  base?: Row<C>,
): Receipt;
/** All or nothing. */
export declare function batch(
  operations: readonly Operation[],
  about: About,
): Receipt;
