export { finishUpload } from "./callables/finish-upload";
export { getSignedUrl } from "./callables/get-signed-url";
export { removePicture } from "./callables/remove-picture";
export { removeRecord } from "./callables/remove-record";
export { saveRecords } from "./callables/save-records";
export { setAnonymousMode } from "./callables/set-anonymous-mode";
export { setSectorTeam } from "./callables/set-sector-team";
export { uploadImage } from "./callables/upload-image";
export { uploadProfilePicture } from "./callables/upload-profile-picture";
export { emptyIncoming } from "./files/empty-incoming";
export { runAutomations } from "./automations/run-automations";
export { onAccessEnded } from "./triggers/on-access-ended";
export { onTaskNamed } from "./triggers/on-task-named";
export { onEnclosureMoved } from "./triggers/on-enclosure-moved";
export { buildDirectories } from "./directory/build-directories";
export {
  markAnimals,
  markEnclosures,
  markGroups,
  markSectors,
  markSpecies,
  markUsers,
} from "./directory/triggers";
