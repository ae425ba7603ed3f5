/** The names of a field path such as ``a.`b.c`.d``; backslashes escape inside backticks. */
export function splitFieldPath(fieldPath: string): string[] {
  const names: string[] = [];
  const segment = /(?:^|\.)(?:`((?:\\.|[^`\\])*)`|([^.`]+))/gy;
  for (const match of fieldPath.matchAll(segment)) {
    const quoted = match[1]?.replace(/\\(.)/g, "$1");
    names.push(quoted ?? match[2] ?? "");
  }
  return names;
}
