const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

interface Searched {
  data: { title: string; description: string | null };
}

/** The rows whose title or description holds every word typed, accents and case aside; all for no words. */
export function searchTasks<T extends Searched>(
  rows: readonly T[],
  text: string,
): readonly T[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ data }) => {
    const content = plain(`${data.title} ${data.description ?? ""}`);
    return words.every((word) => content.includes(word));
  });
}
