import { expect, it } from "vitest";
import { textOf } from "./decode-text";

it("keeps its letters, whatever program wrote it", () => {
  const bytes = (text: string, encoding: BufferEncoding) => {
    const buffer = Buffer.from(text, encoding);
    return new Uint8Array(buffer).buffer;
  };
  expect(textOf(bytes("Löwe", "utf8"))).toBe("Löwe");
  expect(textOf(bytes("Löwe", "latin1"))).toBe("Löwe");
  expect(textOf(bytes("\uFEFFLöwe", "utf16le"))).toBe("Löwe");
  expect(textOf(new ArrayBuffer(0))).toBe("");
});
