/** One language as a tree: file name -> content. */
export type Bundle = Record<string, unknown>;

/** Turns `{"/locales/fr/tasks.json": content}` into `{tasks: content}`. */
export function collect(files: Record<string, unknown>): Bundle {
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path.slice(path.lastIndexOf("/") + 1, -".json".length),
      content,
    ]),
  );
}
