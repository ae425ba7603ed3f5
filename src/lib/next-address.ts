const parameter = "next";

/**
 * The address wished before signing in: a path of this site with its search, "/" for anything else
 * ("//elsewhere", "https:...", a backslash).
 */
export function wishedAddress(search: string): string {
  const wished = new URLSearchParams(search).get(parameter) ?? "/";
  if (!/^\/(?![/\\])/.test(wished)) return "/";
  const base = "https://same.invalid";
  const url = URL.parse(wished, base);
  if (url?.origin !== base) return "/";
  // Dot segments are gone from the path now, and what they hid may come to its beginning.
  return url.pathname.startsWith("//") ? "/" : url.pathname + url.search;
}

/** The sign-in address that remembers where the person wanted to go. */
export function signInAddress(loginPath: string, wished: string): string {
  return wished === "/"
    ? loginPath
    : `${loginPath}?${new URLSearchParams({ [parameter]: wished }).toString()}`;
}
