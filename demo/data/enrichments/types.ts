import type { DemoZooId } from "../types";
import { inAll } from "./labels";

/** An object for animals; zooId null: everybody's. */
export interface DemoEnrichment {
  id: string;
  zooId: DemoZooId | null;
  name: string;
  /** What it is called besides French, by language. */
  others: Readonly<Record<string, string>>;
  originalName: string | null;
  sku: string | null;
  categories: readonly string[];
  goals: readonly string[];
  tags: readonly string[];
  sectors: readonly string[];
}

export const official = (
  id: string,
  words: Parameters<typeof inAll>[0],
  originalName: string | null,
  sku: string | null,
  categories: string[],
  goals: string[],
  tags: string[],
): DemoEnrichment => {
  const { fr: name, ...others } = inAll(words);
  const lists = { categories, goals, tags, sectors: [] };
  return { id, zooId: null, name, others, originalName, sku, ...lists };
};

export const own = (
  zooId: DemoZooId,
  id: string,
  name: string,
  categories: string[],
  goals: string[],
  tags: string[],
  sectors: string[],
): DemoEnrichment => ({
  ...{ id, zooId, name, others: {}, originalName: null, sku: null },
  ...{ categories, goals, tags, sectors },
});
