import { defineCallable } from "../edge/define-callable";
import { placePicture } from "../files/place-picture";
import { pictureRoom } from "./upload-image";

/** Takes in the picture that stands for a person, a sector, an enclosure or an animal. */
export const uploadProfilePicture = defineCallable(
  "uploadProfilePicture",
  async (session, { type, id, zooId, base64picture }) => {
    const slot = { preset: "profile", name: "profile" } as const;
    const bytes = Buffer.from(base64picture, "base64");
    return placePicture(session, { zooId, type, id, ...slot }, bytes);
  },
  pictureRoom,
);
