export { finishUpload } from "./callables/finish-upload";
export { getSignedUrl } from "./callables/get-signed-url";
export { removePicture } from "./callables/remove-picture";
export { downloadExport } from "./exports/download-export";
export { createFeed } from "./calendar/create-feed";
export { feed } from "./calendar/feed";
export { removeFeed } from "./calendar/remove-feed";
export { onExportRequested } from "./exports/on-export-requested";
export { requestExport } from "./exports/request-export";
export { readActivity } from "./activity/read-activity";
export { readLateness } from "./lateness/read-lateness";
export { removeRecord } from "./callables/remove-record";
export { saveRecords } from "./callables/save-records";
export { setAnonymousMode } from "./callables/set-anonymous-mode";
export { setSectorTeam } from "./callables/set-sector-team";
export { uploadImage } from "./callables/upload-image";
export { uploadProfilePicture } from "./callables/upload-profile-picture";
export { createZoo } from "./establishments/create-zoo";
export { setZooArchived } from "./establishments/set-zoo-archived";
export { createUser } from "./people/accounts/create-user";
export { disableUser } from "./people/accounts/disable-user";
export { erasePerson } from "./people/accounts/erase-person";
export { exportPerson } from "./people/accounts/export-person";
export { reactivateUser } from "./people/accounts/reactivate-user";
export { removeUser } from "./people/accounts/remove-user";
export { setStaffAccess } from "./people/accounts/set-staff-access";
export { updateUserAccess } from "./people/accounts/update-user-access";
export { acceptTerms } from "./people/own/accept-terms";
export { completeFirstSignIn } from "./people/own/complete-first-sign-in";
export { notePasswordChange } from "./people/own/note-password-change";
export { signOutDevice } from "./people/own/sign-out-device";
export { adminSendPasswordResetEmail } from "./people/passwords/admin-send-password-reset-email";
export { adminUpdateUserPassword } from "./people/passwords/admin-update-user-password";
export { completeInvitation } from "./people/passwords/complete-invitation";
export { generateUserPassword } from "./people/passwords/generate-user-password";
export { readCode } from "./people/passwords/read-code";
export { requestPasswordReset } from "./people/passwords/request-password-reset";
export { resetPassword } from "./people/passwords/reset-password";
export { sendUserInvitation } from "./people/passwords/send-user-invitation";
export { importMeasures } from "./measures/import/import-measures";
export { importObservations } from "./observation/import-observations";
export { changeSource } from "./measures/sources/change-source";
export { createSource } from "./measures/sources/create-source";
export { discardReadings } from "./measures/sources/discard-readings";
export { renewSecret } from "./measures/sources/renew-secret";
export { revokeSource } from "./measures/sources/revoke-source";
export { reportClientErrors } from "./service/report-client-errors";
export { checkSystem } from "./service/check-system";
export { setAppConfig } from "./service/set-app-config";
export { checkTaxonomy } from "./taxonomy/check-taxonomy";
export { mergeTaxa } from "./taxonomy/merge-taxa";
export { reviewSpecie } from "./taxonomy/review-specie";
export { purgeExpired } from "./privacy/purge-expired";
export { emptyIncoming } from "./files/empty-incoming";
export { handImport, massSync, planImport, workRun } from "./sync/mass-sync";
export { runRuns } from "./sync/run-runs";
export { onClosingDaysChanged } from "./automations/on-closing-days-changed";
export { runAutomations } from "./automations/run-automations";
export { runAnnouncements } from "./announcements/run-announcements";
export { onAnnouncementWritten } from "./announcements/on-announcement-written";
export { onConfirmed } from "./announcements/on-confirmed";
export {
  onReaderChanged,
  onReadersMoved,
} from "./announcements/on-readers-changed";
export { runNotices } from "./notices/run-notices";
export { onTaskToTell } from "./notices/follow-task";
export { onAlertWritten } from "./alerts/follow-alert";
export { onAccessEnded } from "./triggers/on-access-ended";
export { onDeviceAdded } from "./triggers/on-device-added";
export {
  onCampaignKeyWritten,
  onCampaignWritten,
} from "./campaigns/on-campaign-written";
export {
  onEvaluationCorrected,
  onEvaluationDraftWritten,
  onEvaluationWritten,
} from "./campaigns/on-evaluation-written";
export {
  onObsCorrected,
  onObsRecordCreated,
  onObsSessionWritten,
} from "./observation/on-session-written";
export { remindParticipants } from "./campaigns/remind/remind-participants";
export { setEducationalAccount } from "./lessons/set-educational-account";
export { openLesson } from "./lessons/open-lesson";
export { closeLesson } from "./lessons/close-lesson";
export { joinLesson } from "./lessons/join-lesson";
export { handInLesson } from "./lessons/hand-in-lesson";
export { findChanges } from "./findings/find-changes";
export { onFindingWritten } from "./findings/on-finding-written";
export { retestFindings } from "./findings/retest-findings";
export { runAlerts } from "./alerts/run-alerts";
export { runLateTasks } from "./alerts/run-late-tasks";
export { runPermits } from "./alerts/days/run-permits";
export { runCampaigns } from "./campaigns/run-campaigns";
export { onQuestionWritten } from "./triggers/on-question-written";
export { onTaskNamed } from "./triggers/on-task-named";
export {
  onScanAnimal,
  onScanMap,
  onScanZones,
} from "./triggers/on-scan-readiness";
export { onEnclosureMoved } from "./triggers/on-enclosure-moved";
export { onAnimalEnded } from "./animals/on-animal-ended";
export { authoriseZoo } from "./neighbours/authorise-zoo";
export { onAnimalShared, onZooNamed } from "./neighbours/triggers";
export { onMovementAdded } from "./enrichment/count-pieces";
export { onSessionWritten, onTaskClosed } from "./enrichment/session-task";
export { onSessionUsed } from "./enrichment/last-use";
export { orderEnrichments } from "./enrichment/order-enrichments";
export { ingest } from "./measures/ingest/ingest";
export { onAnimalMoved } from "./health/follow-animal";
export { onCirWritten } from "./reports/recommendation-task";
export { onDoseWritten } from "./health/doses/on-dose-written";
export { onHealthNoteAdded } from "./health/notes/on-health-note-added";
export { onPrescriptionWritten } from "./health/prescriptions/on-prescription-written";
export { runTreatments } from "./health/prescriptions/run-treatments";
export { onHealthParameterChanged } from "./health/values/on-health-parameter-changed";
export { onHealthValueWritten } from "./health/values/on-health-value-written";
export { onMeasureWritten } from "./measures/on-measure-written";
export {
  onMeasuredPlacePutAway,
  onParameterChanged,
} from "./measures/on-watched-changed";
export { onBaselineWritten } from "./health/values/freeze-baseline";
export { runWatchers } from "./health/values/run-watchers";
export { runSilence, runStuck } from "./measures/run-watches";
export { onAnimalPlaced } from "./places/on-animal-placed";
export {
  tellAlerts,
  tellAnimals,
  tellCampaigns,
  tellEnclosures,
  tellEnrichments,
  tellGroups,
  tellSectors,
} from "./events/triggers";
export { buildDirectories } from "./directory/build-directories";
export {
  markAnimals,
  markEnclosures,
  markGroups,
  markSectors,
  markUsers,
} from "./directory/triggers";
export {
  countAlerts,
  countDirectory,
  countTasks,
  countZoo,
} from "./summaries/triggers";
