import type { MediaKind } from "@domain/file/media";
import { IconMicrophone, IconPhoto, IconVideo } from "@tabler/icons-react";
import type { IconComponent } from "../../../ui/display/icon";

export const kindIcons: Readonly<Record<MediaKind, IconComponent>> = {
  photo: IconPhoto,
  sound: IconMicrophone,
  video: IconVideo,
};
