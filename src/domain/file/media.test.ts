import { expect, it } from "vitest";
import { partMax, partsMax } from "./limits";
import {
  isMedia,
  mediaFormOf,
  mediaForms,
  mediaKindOf,
  mediaKindOfPath,
  mediaKinds,
  mediaMax,
} from "./media";
import { partDigest, partDigestPattern, partsOf } from "./parts";
import { parsePath } from "./path";

it.each([
  ["image/jpeg", "photo"],
  ["audio/webm;codecs=opus", "sound"],
  ["AUDIO/X-M4A", "sound"],
  ["video/webm; codecs=vp9", "video"],
  ["video/quicktime", "video"],
  ["image/svg+xml", null],
  ["image/heic", null],
  ["text/html", null],
  ["constructor", null],
  ["", null],
])("what is %j is attached as %s", (type, kind) => {
  expect(mediaKindOf(type)).toBe(kind);
});

it.each([
  ["sound", "video/webm", "weba"],
  ["sound", "audio/ogg; codecs=opus", "ogg"],
  ["sound", "audio/x-m4a", "m4a"],
  ["sound", "video/mp4", "m4a"],
  ["sound", "video/quicktime", null],
  ["video", "video/mp4", "mp4"],
  ["video", "audio/x-m4a", null],
  ["video", "constructor", null],
] as const)("a %s found to be %s is stored as %s", (kind, found, extension) => {
  expect(mediaFormOf(kind, found)?.extension ?? null).toBe(extension);
});

it.each([
  ["sound", "audio/wav", mediaMax.sound, true],
  ["sound", "audio/wav", mediaMax.sound + 1, false],
  ["sound", "video/mp4", 10, false],
  ["video", "video/mp4", 0, false],
] as const)("as a %s, %s of %i bytes: %s", (kind, type, size, expected) => {
  expect(isMedia(kind, { type, size })).toBe(expected);
});

it("every form has an extension of its own, that a path of ours may have", () => {
  const extensions = mediaKinds.flatMap((kind) =>
    Object.values(mediaForms[kind]).map((extension) => {
      const path = `zoo/tasks/t1/${"0".repeat(32)}.${extension}`;
      expect(parsePath(path)).not.toBeNull();
      expect(mediaKindOfPath(path)).toBe(kind);
      return extension;
    }),
  );
  expect(new Set(extensions).size).toBe(extensions.length);
  expect(mediaKindOfPath("zoo/tasks/t1/a.exe")).toBeNull();
});

it("the largest file has as many parts as there may be, the last one what is left", () => {
  expect(partsOf(mediaMax.video)).toHaveLength(partsMax);
  expect(partsOf(partMax + 1)).toEqual([
    { start: 0, end: partMax },
    { start: partMax, end: partMax + 1 },
  ]);
  expect(partsOf(0)).toEqual([]);
});

it("an MD5 stands in a name as an address takes it", () => {
  expect(partDigest("cp+q/BT4Aji8L3eoKb7WXg==")).toBe("cp-q_BT4Aji8L3eoKb7WXg");
  expect(partDigest("cp+q/BT4Aji8L3eoKb7WXg==")).toMatch(partDigestPattern);
});
