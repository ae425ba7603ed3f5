/** What a wildcard took from a document path, by its name. */
export type Params = Record<string, string>;

const wildcard = /^\{([^}=]+)(?:=(\*\*?))?\}$/;

/**
 * Matches a document path (`animals/a1`) against a trigger's (`animals/{id}`, `logs/{rest=**}`).
 * Null when it does not match.
 */
export function matchPath(pattern: string, path: string): Params | null {
  const wanted = pattern.split("/").filter((segment) => segment !== "");
  const given = path.split("/");
  const params: Params = {};
  for (const [index, segment] of wanted.entries()) {
    const [, name, stars] = wildcard.exec(segment) ?? [];
    const value = given[index];
    if (name !== undefined && stars === "**") {
      if (index !== wanted.length - 1 || value === undefined) return null;
      params[name] = given.slice(index).join("/");
      return params;
    }
    if (value === undefined) return null;
    if (name !== undefined) params[name] = value;
    else if (segment !== value) return null;
  }
  return given.length === wanted.length ? params : null;
}
