import { urlLivesMs } from "@domain/file/limits";
import { randomUUID } from "node:crypto";
import { pipeline } from "node:stream/promises";

/** A file as it is kept. */
export interface Kept {
  path: string;
  bytes: Buffer;
  contentType: string;
}

/** What lies in the bucket, without its bytes. */
export interface Listed {
  path: string;
  size: number;
  storedAt: Date;
}

/** On this machine nothing can sign: a token takes the signature's place, and is made for that alone. */
const emulatorHost = (): string | null => {
  const host = process.env["FIREBASE_STORAGE_EMULATOR_HOST"] ?? "";
  return host === "" ? null : host;
};

/** `IdempotencyStrategy.RetryAlways` of the library, which is loaded only with a file. */
const retryAlways = 0;

const tokenKey = "firebaseStorageDownloadTokens";

const localToken = () =>
  emulatorHost() === null ? {} : { metadata: { [tokenKey]: randomUUID() } };

type File = ReturnType<Awaited<ReturnType<typeof bucket>>["file"]>;

// Loaded when a file is first asked for: most functions never do.
async function bucket() {
  const { getApps, initializeApp } = await import("firebase-admin/app");
  const { getStorage } = await import("firebase-admin/storage");
  const app = getApps()[0] ?? initializeApp();
  const project = process.env["GCLOUD_PROJECT"] ?? "";
  const name = app.options.storageBucket ?? `${project}.appspot.com`;
  const found = getStorage(app).bucket(process.env["STORAGE_BUCKET"] ?? name);
  // No name is written twice with other bytes: what a broken connection leaves open may always be tried again.
  found.storage.retryOptions.idempotencyStrategy = retryAlways;
  return found;
}

/** Stores files, each under a name of its own: they never change and may be kept by whoever fetched them. */
export async function keep(files: readonly Kept[]): Promise<void> {
  const store = await bucket();
  await Promise.all(
    files.map(({ path, bytes, contentType }) =>
      store.file(path).save(bytes, {
        resumable: false,
        contentType,
        metadata: {
          cacheControl: "private, max-age=31536000, immutable",
          ...localToken(),
        },
      }),
    ),
  );
}

/** Stores a file as its pieces come, and under which name it is fetched; answers its size in bytes. */
export async function keepPieces(
  pieces: AsyncIterable<Buffer>,
  file: { path: string; fileName: string; contentType: string },
): Promise<number> {
  const store = await bucket();
  let size = 0;
  const counted = async function* () {
    for await (const piece of pieces) {
      size += piece.length;
      yield piece;
    }
  };
  await pipeline(
    counted,
    store.file(file.path).createWriteStream({
      resumable: false,
      contentType: file.contentType,
      metadata: {
        contentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
        cacheControl: "private, no-store",
        ...localToken(),
      },
    }),
  );
  return size;
}

/** Removes files; one that is not there is none the less removed. */
export async function drop(paths: readonly string[]): Promise<void> {
  const store = await bucket();
  await Promise.all(
    paths.map((path) => store.file(path).delete({ ignoreNotFound: true })),
  );
}

/** The bytes of a file; null when there is none. */
export async function bytesOf(path: string): Promise<Buffer | null> {
  const file = (await bucket()).file(path);
  const [exists] = await file.exists();
  if (!exists) return null;
  const [bytes] = await file.download();
  return bytes;
}

const listed = ({ name, metadata }: File): Listed => ({
  path: name,
  size: Number(metadata.size ?? 0),
  storedAt: new Date(metadata.timeCreated ?? 0),
});

/** Everything under a prefix, a thousand at a time. */
export async function* listUnder(prefix: string): AsyncGenerator<Listed[]> {
  const store = await bucket();
  let pageToken: string | undefined;
  do {
    const [files, next] = await store.getFiles({
      prefix,
      maxResults: 1000,
      autoPaginate: false,
      ...(pageToken === undefined ? {} : { pageToken }),
    });
    yield files.map(listed);
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken !== undefined);
}

/** A URL under which the suite of this machine gives the file. */
async function localUrl(file: File, host: string): Promise<string> {
  const address = `http://${host}/v0/b/${file.bucket.name}/o/${encodeURIComponent(file.name)}?alt=media`;
  const known = await file.getMetadata().catch(() => null);
  const token = known?.[0].metadata?.[tokenKey];
  return `${address}&token=${typeof token === "string" ? token : ""}`;
}

/** A URL under which anybody may read the file, for a little more than an hour unless told. */
export async function urlOf(
  path: string,
  now: Date,
  livesMs = urlLivesMs,
): Promise<string> {
  const file = (await bucket()).file(path);
  const host = emulatorHost();
  if (host !== null) return localUrl(file, host);
  const [url] = await file.getSignedUrl({
    version: "v4",
    action: "read",
    expires: new Date(now.getTime() + livesMs),
  });
  return url;
}
