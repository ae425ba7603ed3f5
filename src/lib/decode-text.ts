/** The encodings that name themselves by their first two bytes. */
const marked = [
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
];

/** The text of a file: in the encoding it names, else UTF-8, else as older programs of tables write it (windows-1252), so that no letter is lost. */
export function textOf(bytes: ArrayBuffer): string {
  const head = new Uint8Array(bytes.slice(0, 2));
  const named = marked.find(({ mark }) =>
    mark.every((byte, place) => head[place] === byte),
  );
  if (named !== undefined) return new TextDecoder(named.encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
