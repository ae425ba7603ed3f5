import type { EventKind } from "@domain/event/event";
import {
  IconArchive,
  IconArrowBackUp,
  IconArrowsExchange,
  IconDoorExit,
  IconFlower,
  IconPencil,
  IconPhoto,
  IconPhotoOff,
  IconPlayerStop,
  IconPlus,
  IconShare,
  IconShareOff,
  IconTrash,
  IconUsersGroup,
} from "@tabler/icons-react";
import type { IconComponent } from "../../../ui/display/icon";

export const eventIcons: Readonly<Record<EventKind, IconComponent>> = {
  created: IconPlus,
  moved: IconArrowsExchange,
  grouped: IconUsersGroup,
  renamed: IconPencil,
  pictured: IconPhoto,
  unpictured: IconPhotoOff,
  deceased: IconFlower,
  departed: IconDoorExit,
  cameBack: IconArrowBackUp,
  authorised: IconShare,
  unauthorised: IconShareOff,
  archived: IconArchive,
  filed: IconArchive,
  stopped: IconPlayerStop,
  removed: IconTrash,
  restored: IconArrowBackUp,
};
