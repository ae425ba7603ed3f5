/** What can be attached to a record, in the order in which it is offered. */
export const mediaKinds = ["photo", "sound", "video", "document"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** What a feature flag can keep from being attached: what is seen still and read is always taken. */
export const isHeavy = (kind: MediaKind): boolean =>
  kind === "sound" || kind === "video";

/** The most bytes of each kind. */
export const mediaMax: Readonly<Record<MediaKind, number>> = {
  photo: 2_000_000,
  sound: 5_000_000,
  video: 50_000_000,
  document: 10_000_000,
};

/** How each kind may be stored: the extension of a file by its content type. storage.rules has the same list. */
export const mediaForms: Readonly<
  Record<MediaKind, Readonly<Record<string, string>>>
> = {
  photo: { "image/jpeg": "jpg", "image/png": "png" },
  sound: {
    "audio/mpeg": "mp3",
    "audio/mp4": "m4a",
    "audio/ogg": "ogg",
    "audio/wav": "wav",
    "audio/webm": "weba",
  },
  video: {
    "video/mp4": "mp4",
    "video/quicktime": "mov",
    "video/webm": "webm",
  },
  document: { "application/pdf": "pdf" },
};

/** Other names for the same, as browsers, devices and detectors say them. */
const sameAs: Readonly<Record<string, string>> = {
  "audio/mp3": "audio/mpeg",
  "audio/x-m4a": "audio/mp4",
  "audio/m4a": "audio/mp4",
  "audio/aac": "audio/mp4",
  "audio/opus": "audio/ogg",
  "audio/x-wav": "audio/wav",
  "audio/wave": "audio/wav",
  "audio/vnd.wave": "audio/wav",
  "video/x-m4v": "video/mp4",
};

/** Containers of sound or of pictures and sound, whose first bytes do not say which. */
const soundOf: Readonly<Record<string, string>> = {
  "video/mp4": "audio/mp4",
  "video/webm": "audio/webm",
};

/** A content type without its parameters, by the name that is stored; "" for none. */
export function plainType(contentType: string): string {
  const [type = ""] = contentType.toLowerCase().split(";");
  return sameAs[type.trim()] ?? type.trim();
}

/** What a file of this content type is attached as; null for what cannot be attached. */
export function mediaKindOf(contentType: string): MediaKind | null {
  const type = plainType(contentType);
  return (
    mediaKinds.find((kind) => Object.hasOwn(mediaForms[kind], type)) ?? null
  );
}

/** Whether a file is of this kind as it says, and not too large for it. */
export const isMedia = (
  kind: MediaKind,
  { type, size }: { type: string; size: number },
): boolean => mediaKindOf(type) === kind && size > 0 && size <= mediaMax[kind];

/** How a file is stored. */
export interface MediaForm {
  contentType: string;
  extension: string;
}

/** How what was found in a file is stored as this kind; null where it is none of this kind. */
export function mediaFormOf(kind: MediaKind, found: string): MediaForm | null {
  const plain = plainType(found);
  const type = kind === "sound" ? (soundOf[plain] ?? plain) : plain;
  const forms = mediaForms[kind];
  const extension = Object.hasOwn(forms, type) ? forms[type] : undefined;
  return extension === undefined ? null : { contentType: type, extension };
}

/** The kind of a stored file by its extension; null for none of ours. */
export function mediaKindOfPath(path: string): MediaKind | null {
  const extension = path.slice(path.lastIndexOf(".") + 1);
  return (
    mediaKinds.find((kind) =>
      Object.values(mediaForms[kind]).includes(extension),
    ) ?? null
  );
}
