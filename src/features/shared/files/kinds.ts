import type { MediaKind } from "@domain/file/media";
import { mediaForms } from "@domain/file/media";
import {
  IconCamera,
  IconFileText,
  IconMicrophone,
  IconMusic,
  IconPhoto,
  IconVideo,
} from "@tabler/icons-react";
import type { ParseKeys } from "i18next";
import type { IconComponent } from "../../../ui/display/icon";

export const kindIcons: Readonly<Record<MediaKind, IconComponent>> = {
  photo: IconPhoto,
  sound: IconMicrophone,
  video: IconVideo,
  document: IconFileText,
};

/** What is said of a file that is none of its kind, or too large. */
export const invalidFile = {
  photo: "pictures.messages.invalidFile",
  sound: "attachments.messages.invalidSound",
  video: "attachments.messages.invalidVideo",
  document: "attachments.messages.invalidDocument",
} as const satisfies Record<MediaKind, ParseKeys>;

/** What can be chosen or taken, as the browser's own dialogue is told. */
export interface Way {
  label: ParseKeys;
  kind: MediaKind;
  icon: IconComponent;
  /** With the device's camera, where there is one to hold. */
  isTaken: boolean;
}

export const ways: readonly Way[] = [
  {
    label: "attachments.actions.takePhoto",
    kind: "photo",
    icon: IconCamera,
    isTaken: true,
  },
  {
    label: "attachments.actions.choosePhoto",
    kind: "photo",
    icon: kindIcons.photo,
    isTaken: false,
  },
  {
    label: "attachments.actions.film",
    kind: "video",
    icon: IconCamera,
    isTaken: true,
  },
  {
    label: "attachments.actions.chooseVideo",
    kind: "video",
    icon: kindIcons.video,
    isTaken: false,
  },
  {
    label: "attachments.actions.chooseSound",
    kind: "sound",
    icon: IconMusic,
    isTaken: false,
  },
  {
    label: "attachments.actions.chooseDocument",
    kind: "document",
    icon: kindIcons.document,
    isTaken: false,
  },
];

/** What the browser's own dialogue lets choose. */
export const accepted: Readonly<Record<MediaKind, string>> = {
  photo: Object.keys(mediaForms.photo).join(),
  sound: "audio/*,.m4a,.mp3,.ogg,.wav,.weba",
  video: "video/*",
  document: "application/pdf,.pdf",
};
