import { can } from "@domain/access/can";
import { entryOf } from "@domain/collections";
import type { Enclosure } from "@domain/enclosure/enclosure";
import { folderPath } from "@domain/file/path";
import type { Values } from "@domain/record/types";
import type { RecordFacts } from "@domain/access/can";
import { call } from "../calls";
import { useReadySession } from "../hooks/ready-session";
import { base64Of } from "./base64";
import type { ProfilePicture } from "./use-profile-picture";
import { limits, removalOf } from "./use-profile-picture";

type Zone = Enclosure["areas"][number];

/** The illustrations of an enclosure's zones, each to spread on a `PictureField`. */
export function useZonePictures(
  enclosureId: string,
  enclosure: Enclosure,
): (zone: Zone) => ProfilePicture {
  const session = useReadySession();
  const facts = entryOf("enclosures").facts as (known: Values) => RecordFacts;
  const may = can(session, "picture", "enclosures", facts(enclosure));
  const { zooId } = enclosure;
  return ({ areaId, areaImage, areaImageUrl }) => {
    const path = areaImage ?? areaImageUrl;
    if (!may) return { path, actions: { limits } };
    return {
      path,
      actions: {
        limits,
        save: async (picture) => {
          await call("uploadImage", {
            name: areaId,
            folder: folderPath({ zooId, type: "enclosures", id: enclosureId }),
            base64picture: await base64Of(picture),
            preset: "zone",
          });
        },
        ...removalOf(areaImage),
      },
    };
  };
}
