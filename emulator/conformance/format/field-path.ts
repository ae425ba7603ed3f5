/** Segments of a field path: `a.b` has two, and so has `` a.`b.c` ``. */
export function fieldPath(text: string): string[] {
  const segments: string[] = [];
  const pattern = /`((?:[^`\\]|\\.)*)`(?:\.|$)|([^.]*)(?:\.|$)/gy;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) break;
    segments.push(match[1]?.replace(/\\(.)/g, "$1") ?? match[2] ?? "");
  }
  return text.endsWith(".") ? [...segments, ""] : segments;
}

/** The text of a field path as the service takes it, quoted where it must be. */
export function pathText(segments: string[]): string {
  return segments
    .map((segment) =>
      /^[A-Za-z_]\w*$/.test(segment)
        ? segment
        : `\`${segment.replace(/[\\`]/g, "\\$&")}\``,
    )
    .join(".");
}
