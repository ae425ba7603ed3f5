/** What keeps a file that somebody chose from being read. */
export type ChosenProblem = "tooLarge" | "unreadable";

/** The bytes of a file that somebody chose, of so many at most; "unreadable" where it was moved, changed or closed to us since. */
export async function readChosen(
  file: File,
  bytesMost: number,
): Promise<ArrayBuffer | ChosenProblem> {
  if (file.size > bytesMost) return "tooLarge";
  try {
    return await file.arrayBuffer();
  } catch {
    return "unreadable";
  }
}
