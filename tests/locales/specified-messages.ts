/** A message of the specification's two catalogues: its exact texts, and which issue will say it. */
export interface SpecifiedMessage {
  en: string;
  /** Absent where the specification gives the English alone. */
  fr?: string;
  /** The issue whose work says it first; absent where the product says it today. */
  awaits?: number;
}

/**
 * Every message of the error catalogues, of 'Zoo not found' and of the compulsory name, by its key under
 * `errors`. Where the two documents differ the wording is that of the shell's (contract, section 5).
 */
export const specifiedMessages: Readonly<Record<string, SpecifiedMessage>> = {
  "codes.internal": {
    en: "Something went wrong, please try again or contact an administrator",
  },
  "codes.demonstration": { en: "Unauthorized action in demonstration mode" },
  "messages.taskStatus": {
    en: "Unable to update task status",
    fr: "Impossible de mettre à jour le statut de la tâche",
  },
  "messages.taskCreate": { en: "Unable to create task" },
  "messages.taskAssign": { en: "Unable to assign this task" },
  "messages.recording": { en: "An error occurred during recording." },
  "messages.rolesSave": { en: "Error when saving roles" },
  "messages.enclosureNotEmpty": {
    en: "You cannot delete an enclosure containing animals",
  },
  "messages.noEnclosureId": { en: "No enclosure ID provided" },
  "fields.enclosureName": { en: "The name of the enclosure is compulsory." },
  "awaited.error": { en: "An error occurred", awaits: 13 },
  "awaited.somethingWrong": {
    en: "Something went wrong",
    fr: "Quelque chose s'est mal déroulé",
    awaits: 13,
  },
  "awaited.imageProcessing": {
    en: "Impossible to process the image.",
    awaits: 11,
  },
  "awaited.mailInUse": {
    en: "This email is already in use",
    fr: "Cet email est déjà utilisé",
    awaits: 12,
  },
  "awaited.passwordsDiffer": {
    en: "The passwords are not identical",
    awaits: 12,
  },
  "awaited.passwordShort": {
    en: "The password is too short - 6 minimum character",
    awaits: 12,
  },
  "awaited.passwordWrong": {
    en: "Current passwords are incorrect",
    awaits: 12,
  },
  "awaited.usersLoading": { en: "Error when loading users", awaits: 12 },
  "awaited.accountToggle": {
    en: "Unable to deactivate or reactivate the account",
    awaits: 12,
  },
  "awaited.resetMail": { en: "Unable to send the reset email", awaits: 12 },
  "awaited.informationCreate": {
    en: "Unable to create information",
    fr: "Impossible de créer l'information",
    awaits: 13,
  },
  "awaited.zooNotFound": { en: "Zoo not found", awaits: 13 },
  "awaited.gridTooWide": { en: "Grid too wide", awaits: 15 },
  "awaited.groupLoading": {
    en: "Error loading group management",
    awaits: 15,
  },
  "awaited.import": {
    en: "Import failed, please check and start again",
    fr: "L'importation du fichier a échoué, veuillez le vérifier et recommencer",
    awaits: 16,
  },
  "awaited.enrichmentNotFound": {
    en: "Unable to find the requested enrichment.",
    awaits: 19,
  },
  "awaited.orderCreate": {
    en: "Impossible to create the order",
    fr: "Impossible de créer la commande",
    awaits: 19,
  },
  "awaited.limitsSave": { en: "Unable to save the limits", awaits: 20 },
  "awaited.limitsDelete": { en: "Unable to delete limits", awaits: 20 },
  "awaited.parameterArchive": {
    en: "Unable to archive the parameter",
    awaits: 20,
  },
  "awaited.parameterDelete": {
    en: "Unable to delete the parameter",
    awaits: 20,
  },
  "awaited.parameterArchiveOrDelete": {
    en: "Unable to archive or delete the parameter",
    awaits: 20,
  },
  "awaited.parameterRecord": {
    en: "Unable to record the parameter",
    fr: "Impossible d'enregistrer le paramètre",
    awaits: 20,
  },
  "awaited.recordDelete": {
    en: "Unable to delete the record",
    fr: "Impossible de supprimer l'enregistrement",
    awaits: 20,
  },
  "awaited.prescriptionCreate": {
    en: "Unable to create the prescription",
    fr: "Impossible de créer l'ordonnance",
    awaits: 21,
  },
  "awaited.export": {
    en: "Export error",
    fr: "Une erreur est survenue lors de l'export",
    awaits: 28,
  },
};
