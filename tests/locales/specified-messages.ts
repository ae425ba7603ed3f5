/** A message of the error catalogues: its exact texts, and which issue will say it. */
export interface SpecifiedMessage {
  en: string;
  /** The specification's where it gives one, else ours. Apostrophes are straight here, curly in the product. */
  fr: string;
  /** The issue whose work says it first; absent where the product says it today. */
  awaits?: number;
}

/**
 * Every message of the error catalogues, of 'Zoo not found', of the compulsory name and of each error code
 * (those are ours but `internal` and `demonstration`), by its key under `errors`. Where the two documents
 * differ the wording is that of the shell's (contract, section 5).
 */
export const specifiedMessages: Readonly<Record<string, SpecifiedMessage>> = {
  "codes.internal": {
    en: "Something went wrong, please try again or contact an administrator",
    fr: "Quelque chose s'est mal déroulé, veuillez réessayer ou contacter un administrateur",
  },
  "codes.demonstration": {
    en: "Unauthorized action in demonstration mode",
    fr: "Action non autorisée en mode démonstration",
  },
  "codes.not-signed-in": {
    en: "You are no longer signed in. Sign in again to continue.",
    fr: "Votre session est terminée. Connectez-vous de nouveau.",
  },
  "codes.not-allowed": {
    en: "Your rights do not allow this action.",
    fr: "Vos droits ne permettent pas cette action.",
  },
  "codes.not-found": {
    en: "This record cannot be found; it may have been deleted.",
    fr: "Cet enregistrement est introuvable ; il a peut-être été supprimé.",
  },
  "codes.invalid-input": {
    en: "A value is not accepted. Check what was entered.",
    fr: "Une valeur n'est pas acceptée. Vérifiez la saisie.",
  },
  "codes.conflict": {
    en: "Somebody else changed this record in the meantime.",
    fr: "Quelqu'un d'autre a modifié cet enregistrement entre-temps.",
  },
  "codes.not-empty": {
    en: "Cannot be deleted: it is not empty.",
    fr: "Suppression impossible : cet élément n'est pas vide.",
  },
  "codes.offline": {
    en: "You are offline. Try again once connected.",
    fr: "Vous êtes hors ligne. Réessayez au retour du réseau.",
  },
  "codes.quota": {
    en: "Too many requests in a short time. Wait a few minutes.",
    fr: "Trop de demandes en peu de temps. Patientez quelques minutes.",
  },
  "codes.mail-in-use": {
    en: "This email is already in use",
    fr: "Cet email est déjà utilisé",
  },
  "codes.code-expired": {
    en: "This link has already been used or is no longer valid. Ask for a new one.",
    fr: "Ce lien a déjà servi ou n'est plus valable. Demandez-en un nouveau.",
  },
  "messages.taskStatus": {
    en: "Unable to update task status",
    fr: "Impossible de mettre à jour le statut de la tâche",
  },
  "messages.taskCreate": {
    en: "Unable to create task",
    fr: "Impossible de créer la tâche",
  },
  "messages.taskAssign": {
    en: "Unable to assign this task",
    fr: "Impossible d'attribuer cette tâche",
  },
  "messages.recording": {
    en: "An error occurred during recording.",
    fr: "Une erreur est survenue lors de l'enregistrement.",
  },
  "messages.rolesSave": {
    en: "Error when saving roles",
    fr: "Erreur lors de l'enregistrement des rôles",
  },
  "messages.enclosureNotEmpty": {
    en: "You cannot delete an enclosure containing animals",
    fr: "Vous ne pouvez pas supprimer un enclos contenant des animaux",
  },
  "messages.noEnclosureId": {
    en: "No enclosure ID provided",
    fr: "Aucun identifiant d'enclos fourni",
  },
  "fields.enclosureName": {
    en: "The name of the enclosure is compulsory.",
    fr: "Le nom de l'enclos est obligatoire.",
  },
  "general.error": {
    en: "An error occurred",
    fr: "Une erreur est survenue",
  },
  "general.somethingWrong": {
    en: "Something went wrong",
    fr: "Quelque chose s'est mal déroulé",
  },
  "messages.imageProcessing": {
    en: "Impossible to process the image.",
    fr: "Impossible de traiter l'image.",
  },
  "messages.passwordsDiffer": {
    en: "The passwords are not identical",
    fr: "Les mots de passe ne sont pas identiques",
  },
  "messages.passwordShort": {
    en: "The password is too short - 6 minimum character",
    fr: "Le mot de passe est trop court - 6 caractères minimum",
  },
  "messages.passwordWrong": {
    en: "Current passwords are incorrect",
    fr: "Le mot de passe actuel est incorrect",
  },
  "messages.usersLoading": {
    en: "Error when loading users",
    fr: "Erreur lors du chargement des utilisateurs",
  },
  "messages.accountToggle": {
    en: "Unable to deactivate or reactivate the account",
    fr: "Impossible de désactiver ou de réactiver le compte",
  },
  "messages.resetMail": {
    en: "Unable to send the reset email",
    fr: "Impossible d'envoyer l'e-mail de réinitialisation",
  },
  "messages.informationCreate": {
    en: "Unable to create information",
    fr: "Impossible de créer l'information",
  },
  "messages.zooNotFound": {
    en: "Zoo not found",
    fr: "Établissement introuvable",
  },
  "fields.gridTooWide": {
    en: "Grid too wide",
    fr: "Grille trop large",
  },
  "messages.groupLoading": {
    en: "Error loading group management",
    fr: "Erreur lors du chargement de la gestion des groupes",
  },
  "messages.import": {
    en: "Import failed, please check and start again",
    fr: "L'importation du fichier a échoué, veuillez le vérifier et recommencer",
  },
  "messages.enrichmentNotFound": {
    en: "Unable to find the requested enrichment.",
    fr: "Impossible de trouver l'enrichissement demandé.",
  },
  "messages.orderCreate": {
    en: "Impossible to create the order",
    fr: "Impossible de créer la commande",
  },
  "messages.limitsSave": {
    en: "Unable to save the limits",
    fr: "Impossible d'enregistrer les limites",
  },
  "messages.limitsDelete": {
    en: "Unable to delete limits",
    fr: "Impossible de supprimer les limites",
  },
  "messages.parameterArchive": {
    en: "Unable to archive the parameter",
    fr: "Impossible d'archiver le paramètre",
  },
  "messages.parameterDelete": {
    en: "Unable to delete the parameter",
    fr: "Impossible de supprimer le paramètre",
  },
  "messages.parameterArchiveOrDelete": {
    en: "Unable to archive or delete the parameter",
    fr: "Impossible d'archiver ou de supprimer le paramètre",
  },
  "messages.parameterRecord": {
    en: "Unable to record the parameter",
    fr: "Impossible d'enregistrer le paramètre",
  },
  "messages.recordDelete": {
    en: "Unable to delete the record",
    fr: "Impossible de supprimer l'enregistrement",
  },
  "messages.prescriptionCreate": {
    en: "Unable to create the prescription",
    fr: "Impossible de créer l'ordonnance",
  },
  "messages.export": {
    en: "Export error",
    fr: "Une erreur est survenue lors de l'export",
  },
};
