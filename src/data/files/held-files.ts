import type { MediaKind } from "@domain/file/media";

/** A file that was chosen and is not on its way yet. */
export interface HeldFile {
  id: string;
  kind: MediaKind;
  bytes: Blob;
}

/** What is chosen for a record while a question or a form about it is open. */
export interface HeldFiles {
  subscribe: (onChange: () => void) => () => void;
  list: () => readonly HeldFile[];
  add: (kind: MediaKind, bytes: Blob) => void;
  remove: (id: string) => void;
  /** A file is being prepared, and added at the end of this. */
  expect: (work: Promise<void>) => void;
  /** Gives away what is held, what is being prepared with it; [] for nothing. */
  release: () => Promise<readonly HeldFile[]>;
}

/** Holds files until the question is answered. */
export function holdFiles(): HeldFiles {
  let held: readonly HeldFile[] = [];
  let preparing: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const become = (next: readonly HeldFile[]) => {
    held = next;
    for (const tell of listeners) tell();
  };
  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    list: () => held,
    add: (kind, bytes) =>
      become([...held, { id: crypto.randomUUID(), kind, bytes }]),
    remove: (id) => become(held.filter((file) => file.id !== id)),
    expect: (work) => {
      preparing = Promise.all([preparing, work]);
    },
    release: async () => {
      await preparing;
      const all = held;
      become([]);
      return all;
    },
  };
}
