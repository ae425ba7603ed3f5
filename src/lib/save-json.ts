import { dayOf } from "./format";

/** A name as part of a file's: small letters without accents, joined by hyphens; `id` where nothing is left of it. */
export function fileWord(name: string, id: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu)?.join("-") ?? id;
}

/** The name of a file with what is stored about somebody: who, by name or else by id, and which day. */
export const dataFileName = (name: string, id: string, now: Date): string =>
  `suricate-${fileWord(name, id)}-${dayOf(now)}.json`;

/** Hands a value to the browser as JSON, to be kept in a file of this name. */
export const saveJson = (value: unknown, name: string): void =>
  saveText(JSON.stringify(value, null, 2), "application/json", name);

/** Hands a text of a type to the browser, to be kept in a file of this name. */
export const saveText = (text: string, type: string, name: string): void =>
  saveBytes(text, type, name);

/** Has the browser fetch what lies at an address, to be kept in a file of this name. */
export function saveAddress(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}

/** Hands bytes, or a text, of a type to the browser, to be kept in a file of this name. */
export function saveBytes(bytes: BlobPart, type: string, name: string): void {
  const file = new Blob([bytes], { type });
  const url = URL.createObjectURL(file);
  saveAddress(url, name);
  // The browser has begun by then; the address holds the file in memory until it is taken back.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
