/** Each id is asked for once; one that failed is asked for again. */
export function once<K extends string, T>(
  read: (id: K) => Promise<T>,
): (id: K) => Promise<T> {
  const known = new Map<K, Promise<T>>();
  return (id) => {
    const asked = known.get(id) ?? read(id);
    known.set(id, asked);
    asked.catch(() => known.delete(id));
    return asked;
  };
}
