const parameter = "next";

/**
 * A path of this site with its search; null for anything else ("//elsewhere", "https:...", a
 * backslash) and for none.
 */
export function ownAddress(wished: string | null): string | null {
  if (wished === null || !/^\/(?![/\\])/.test(wished)) return null;
  const base = "https://same.invalid";
  const url = URL.parse(wished, base);
  if (url?.origin !== base) return null;
  // Dot segments are gone from the path now, and what they hid may come to its beginning.
  return url.pathname.startsWith("//") ? null : url.pathname + url.search;
}

/** The address wished before signing in; "/" for none and for what is no path of this site. */
export const wishedAddress = (search: string): string =>
  ownAddress(new URLSearchParams(search).get(parameter)) ?? "/";

/** The sign-in address that remembers where the person wanted to go. */
export function signInAddress(loginPath: string, wished: string): string {
  return wished === "/"
    ? loginPath
    : `${loginPath}?${new URLSearchParams({ [parameter]: wished }).toString()}`;
}
