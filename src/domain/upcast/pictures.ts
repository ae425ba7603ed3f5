import { isMap } from "../schema/is-map";
import { parsePath } from "../file/path";
import type { FileType } from "../file/slots";
import { slots } from "../file/slots";

type Values = Readonly<Record<string, unknown>>;

/** How a file of a bucket is addressed; the first group is the bucket, the second the path as it is encoded. */
const addresses = [
  /^https:\/\/firebasestorage\.googleapis\.com\/v0\/b\/([^/]+)\/o\/([^?#]+)/,
  /^https:\/\/storage\.googleapis\.com\/([^/]+)\/([^?#]+)/,
  /^https:\/\/([^/]+)\.storage\.googleapis\.com\/([^?#]+)/,
  /^gs:\/\/([^/]+)\/([^?#]+)/,
];

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The path of an address in one of these buckets; null for any other address. */
export function pathInBucket(
  address: string,
  buckets: readonly string[],
): string | null {
  for (const pattern of addresses) {
    const [, bucket = "", path = ""] = pattern.exec(address) ?? [];
    if (buckets.includes(bucket)) return decoded(path);
  }
  return null;
}

/** What a picture field holds becomes; the same again where it stays. */
type Rename = (text: string) => string;

/** Addresses of files of this very record that lie where ours lie, as their paths; all others stay. */
export const asPath =
  (type: FileType, id: string, buckets: readonly string[]): Rename =>
  (text) => {
    const path = pathInBucket(text, buckets);
    const file = path === null ? null : parsePath(path);
    return path !== null && file?.type === type && file.id === id ? path : text;
  };

const renamed = (value: unknown, rename: Rename): unknown =>
  typeof value === "string" ? rename(value) : value;

const renamedZone = (zone: unknown, rename: Rename): unknown =>
  isMap(zone)
    ? Object.fromEntries(
        Object.entries(zone).map(([key, value]) => [
          key,
          /^areaImage(Url)?$/.test(key) ? renamed(value, rename) : value,
        ]),
      )
    : zone;

/** A record with every picture and attachment in its slots renamed. */
export function withPictures(
  stored: Values,
  type: FileType,
  rename: Rename,
): Values {
  const next: Record<string, unknown> = { ...stored };
  for (const [preset, { field }] of Object.entries(slots[type])) {
    if (field === null) continue;
    const value = stored[field];
    if (preset === "profile") {
      if (value !== undefined) next[field] = renamed(value, rename);
    } else if (Array.isArray(value))
      next[field] = value.map((one: unknown) =>
        preset === "zone" ? renamedZone(one, rename) : renamed(one, rename),
      );
  }
  return next;
}
