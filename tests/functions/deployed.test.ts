import { expect, it } from "vitest";
import * as z from "zod";
import { callables } from "@domain/callables";
import * as deployed from "../../functions/src/index";

const isCallable = (one: unknown) =>
  typeof one === "function" &&
  "__endpoint" in one &&
  typeof one.__endpoint === "object" &&
  one.__endpoint !== null &&
  "callableTrigger" in one.__endpoint;

const trigger = z.object({
  eventTrigger: z.object({
    eventType: z.string(),
    eventFilterPathPatterns: z.object({ document: z.string() }),
    retry: z.literal(true),
  }),
});

/** The document paths and kinds of events of every trigger on documents. */
const triggers = Object.fromEntries(
  Object.entries(deployed).flatMap(([name, one]) => {
    const found = trigger.safeParse(
      "__endpoint" in one ? one.__endpoint : null,
    );
    if (!found.success) return [];
    const { eventType, eventFilterPathPatterns } = found.data.eventTrigger;
    return [
      [
        name,
        `${eventFilterPathPatterns.document} ${eventType.split(".").at(-1)}`,
      ],
    ];
  }),
);

it("every trigger listens to its documents, and is tried again", () => {
  expect(triggers).toEqual({
    onExportRequested: "exportJobs/{exportJobId} created",
    onAccessEnded: "access/{uid} written",
    onDeviceAdded: "users/{uid}/devices/{deviceId} created",
    onReaderChanged: "access/{uid} written",
    onReadersMoved: "enclosures/{enclosureId} updated",
    onAnnouncementWritten: "announcements/{announcementId} written",
    onConfirmed: "announcements/{announcementId}/confirmations/{uid} created",
    onScanAnimal: "animals/{id} written",
    onScanMap: "enclosureMaps/{id} written",
    onScanZones: "enclosures/{id} written",
    onCampaignKeyWritten: "campaigns/{campaignId}/private/{keyId} written",
    onCampaignWritten: "campaigns/{campaignId} written",
    onEvaluationCorrected:
      "evaluations/{evaluationId}/corrections/{correctionId} created",
    onEvaluationDraftWritten:
      "evaluations/{evaluationId}/drafts/{deviceId} written",
    onEvaluationWritten: "evaluations/{evaluationId} written",
    onObsCorrected:
      "obsSessions/{obsSessionId}/corrections/{correctionId} created",
    onObsRecordCreated: "obsSessions/{obsSessionId}/records/{recordId} created",
    onObsSessionWritten: "obsSessions/{obsSessionId} written",
    onQuestionWritten: "questions/{questionId} written",
    onTaskNamed: "tasks/{taskId} written",
    onTaskToTell: "tasks/{taskId} written",
    onAlertWritten: "alerts/{alertId} written",
    onFindingWritten: "findings/{findingId} written",
    onClosingDaysChanged: "zoo/{zooId} updated",
    onEnclosureMoved: "enclosures/{enclosureId} updated",
    onMeasuredPlacePutAway: "enclosures/{enclosureId} updated",
    onParameterChanged: "environmentalParameters/{parameterId} updated",
    onAnimalMoved: "animals/{animalId} updated",
    onDoseWritten: "animals/{animalId}/doses/{doseId} written",
    onHealthNoteAdded: "animals/{animalId}/healthNotes/{noteId} created",
    onPrescriptionWritten:
      "animals/{animalId}/prescriptions/{prescriptionId} written",
    onBaselineWritten: "animals/{animalId}/baselines/{parameterId} written",
    onHealthParameterChanged: "healthParameters/{parameterId} updated",
    onHealthValueWritten: "animals/{animalId}/healthValues/{valueId} written",
    onMeasureWritten: "enclosures/{enclosureId}/measures/{measureId} written",
    onMovementAdded: "enrichmentMovements/{movementId} created",
    onCirWritten: "cirs/{cirId} written",
    onSessionWritten: "enrichmentSessions/{sessionId} written",
    onTaskClosed: "tasks/{taskId} written",
    onSessionUsed: "enrichmentSessions/{sessionId} written",
    onAnimalPlaced: "animals/{id} written",
    onAnimalEnded: "animals/{id} written",
    onAnimalShared: "animals/{id} written",
    onZooNamed: "zoo/{id} written",
    tellAlerts: "alerts/{id} written",
    tellAnimals: "animals/{id} written",
    tellCampaigns: "campaigns/{id} written",
    tellEnclosures: "enclosures/{id} written",
    tellEnrichments: "enrichments/{id} written",
    tellGroups: "groups/{id} written",
    tellSectors: "sectors/{id} written",
    markAnimals: "animals/{id} written",
    markEnclosures: "enclosures/{id} written",
    markGroups: "groups/{id} written",
    markSectors: "sectors/{id} written",
    markUsers: "users/{id} written",
    countAlerts: "alerts/{id} written",
    countDirectory: "directories/{id} written",
    countTasks: "tasks/{id} written",
    countZoo: "zoo/{id} written",
  });
});

it("every callable of the table is deployed, and the other way round", () => {
  const found = Object.entries(deployed)
    .filter(([, one]) => isCallable(one))
    .map(([name]) => name);
  expect(found.sort()).toEqual(Object.keys(callables).sort());
});

it("no more pictures are decoded at once than there is room for", () => {
  const decoding = [
    deployed.uploadImage,
    deployed.uploadProfilePicture,
    deployed.finishUpload,
  ];
  for (const { __endpoint } of decoding as { __endpoint?: unknown }[])
    expect(__endpoint).toMatchObject({
      availableMemoryMb: 1024,
      concurrency: 4,
      maxInstances: 20,
    });
});
