const ends = new Set<() => void>();

/** Names what has to end when a person leaves; apart from `auth`, so that signing in fetches nothing of it. */
export const atLeaving = (end: () => void): void => {
  ends.add(end);
};

/** Ends all of it. */
export const endAll = (): void => {
  for (const end of ends) end();
};
