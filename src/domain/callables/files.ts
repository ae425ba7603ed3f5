import * as file from "../file/callables";
import type { CallableEntry } from "./entry";

/** Pictures and attachments. */
export const fileCallables = {
  /** Takes in a picture of a record (`folder` is `<zooId>/<type>/<id>`), of a zone by its id, or an attachment. */
  uploadImage: {
    input: file.uploadImageInput,
    output: file.uploadImageOutput,
    needs: null,
  },
  /** Takes in the picture that stands for a person, a sector, an enclosure or an animal, in the place of the one before. */
  uploadProfilePicture: {
    input: file.uploadProfilePictureInput,
    output: file.uploadProfilePictureOutput,
    needs: null,
  },
  /** Takes a stored picture out of its record and removes its files. */
  removePicture: {
    input: file.removePictureInput,
    output: file.removePictureOutput,
    needs: null,
  },
  /**
   * Puts together what was handed in as parts and attaches it to a record (`folder` as above). Parts
   * that are not there are named in a failure's details: `missing`, by their places.
   */
  finishUpload: {
    input: file.finishUploadInput,
    output: file.finishUploadOutput,
    needs: null,
  },
  /** URLs of stored files, of one or many; they are good for a little more than an hour. */
  getSignedUrl: {
    input: file.getSignedUrlInput,
    output: file.getSignedUrlOutput,
    needs: null,
  },
} as const satisfies Record<string, CallableEntry>;
