import type { z } from "zod";
import type { CollectionName, DocOf, collections } from "@domain/collections";
import type { metaFields } from "@domain/schema/fields";

type InputOf<C extends CollectionName> = z.input<
  (typeof collections)[C]["schema"]
>;
/** What the write module adds by itself: the stamp, the id, the author, what the table derives. */
type Filled<C extends CollectionName> =
  | keyof typeof metaFields
  | (typeof collections)[C]["idField"]
  | "authorId"
  | (typeof collections)[C]["derive"][number]["field"];

/** A new document as its schema takes it, without what the write module adds. */
export type CreateValues<C extends CollectionName> = Omit<
  InputOf<C>,
  Filled<C> & keyof InputOf<C>
>;
export type PatchValues<C extends CollectionName> = Partial<DocOf<C>>;

/** What a write is called in the list of unsent and refused ones: an i18n key suffix and the record's name. */
export interface About {
  kind: string;
  name: string;
}

export interface Receipt {
  /** Resolves when the server has it; rejects AppError when refused. Never settles while offline. */
  acknowledged: Promise<void>;
  /** The device is offline: it will be sent later. */
  queued: boolean;
}
