import { isStoredPath, thumbnailOf } from "@domain/file/path";
import { useEffect, useSyncExternalStore } from "react";
import { identity } from "../identity";
import type { FileUrls } from "./file-urls";
import { fileUrls } from "./file-urls";

// Fetched with the first picture there is to show: before that nobody waits for it.
async function ask(storageRef: string[]): Promise<readonly string[]> {
  const { call } = await import("../calls");
  return (await call("getSignedUrl", { storageRef })).urls;
}

const urls: FileUrls = fileUrls(ask);
let owner: string | null = null;

/** The addresses of whoever is signed in now. */
function own(): FileUrls {
  const uid = identity()?.uid ?? null;
  if (uid !== owner) urls.forget();
  owner = uid;
  return urls;
}

type Size = "thumbnail" | "full";

const isAddress = (text: string) => text.startsWith("https://");

function refOf(path: string | null, size: Size): string | null {
  if (path === null || !isStoredPath(path)) return null;
  return size === "full" ? path : thumbnailOf(path);
}

/**
 * The address of what a picture field holds: null while it is asked for, and where there is none.
 * Existing data hold addresses, which are given as they are.
 */
export function useFileUrl(path: string | null, size: Size): string | null {
  const ref = refOf(path, size);
  const url = useSyncExternalStore(urls.subscribe, () =>
    ref === null ? null : urls.known(ref),
  );
  useEffect(() => {
    if (ref !== null) own().want([ref]);
  }, [ref]);
  return path !== null && isAddress(path) ? path : url;
}

/** Asks for the thumbnails of a whole list in one call, before its rows are drawn. */
export function useThumbnails(paths: readonly (string | null)[]): void {
  const refs = paths.flatMap((path) => refOf(path, "thumbnail") ?? []);
  const key = refs.join("\n");
  useEffect(() => {
    if (key !== "") own().want(key.split("\n"));
  }, [key]);
}
