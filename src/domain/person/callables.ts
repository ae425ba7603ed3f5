import * as z from "zod";
import {
  idSchema,
  idsSchema,
  operationIdSchema,
  textSchema,
} from "../schema/fields";
import { teamSchema } from "../sector/sector";
import { languageSchema, nameMax, userStatuses } from "./user";
import { passwordSchema } from "./password";
import { suricateRanks, userRights } from "./rights";
import { eulaVersion } from "./terms";

export const mailSchema = z
  .string()
  .max(254)
  .trim()
  .toLowerCase()
  .pipe(z.email());
const eulaSchema = z.literal(eulaVersion);

/** A one-time code as a link carries it after "#": 32 bytes in base64url. */
const codeSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

const names = {
  userFirstname: textSchema(nameMax),
  userLastname: textSchema(nameMax),
};

/** What an administrator sets of somebody's access. */
const given = {
  userRight: z.enum(userRights),
  suricateRank: z.enum(suricateRanks).nullable(),
  /** The sectors by role. */
  sectorRoles: teamSchema,
  betaTester: z.boolean(),
  /** Only superAdmins set it. */
  suricateStaff: z.boolean(),
};

/**
 * Makes an account: Auth, card, account record, access and the lists of the sectors. Asked again with the same
 * `operationId` it answers the same. Fails with "mail-in-use".
 */
export const createUserInput = z.object({
  operationId: operationIdSchema,
  zooId: idSchema,
  userMail: mailSchema,
  ...names,
  language: languageSchema,
  userRight: given.userRight.default("user"),
  suricateRank: given.suricateRank.default(null),
  sectorRoles: given.sectorRoles.prefault({
    keeper: [],
    management: [],
    veterinary: [],
    nutrition: [],
  }),
  betaTester: given.betaTester.default(false),
  suricateStaff: given.suricateStaff.default(false),
  /** Becomes the first password, and is stored nowhere; without it one nobody knows is set. */
  tempPassword: passwordSchema.optional(),
});
export const createUserOutput = z.object({ userId: idSchema });

/** Sends the invitation again, or for the first time; the names are taken from what is stored, whatever is sent. */
export const sendUserInvitationInput = z.object({
  userData: z.object({ userId: idSchema }),
  zooId: idSchema,
  zooNameInviteFrom: z.string().max(200).optional(),
  peopleNameInviteFrom: z.string().max(200).optional(),
});
export const sentOutput = z.object({ sent: z.literal(true) });

/** Sends somebody a link to choose a new password, and makes them pending until they did. */
export const adminSendPasswordResetEmailInput = z.object({
  userEmail: mailSchema,
});

export const adminUpdateUserPasswordInput = z.object({
  userId: idSchema,
  newPassword: passwordSchema,
});
/** active: the password is set. pending: it could not be, and `password`, shown once, is the one to sign in with. */
export const adminUpdateUserPasswordOutput = z.object({
  status: z.enum(["active", "pending"]),
  password: z.string().nullable(),
});

/** Somebody of the establishment, named by their id alone. */
export const ofUserInput = z.object({ userId: idSchema });
export const userStatusOutput = z.object({ userStatus: z.enum(userStatuses) });

/** A password made here, shown once; the person is pending. */
export const generateUserPasswordOutput = z.object({ password: z.string() });

/**
 * What is absent stays as it is. A change of `zooId` (superAdmins) clears the sector roles, one of `userMail` ends the
 * sessions and what was sent to the address before; it fails with "mail-in-use".
 */
export const updateUserAccessInput = z.object({
  userId: idSchema,
  userFirstname: names.userFirstname.optional(),
  userLastname: names.userLastname.optional(),
  userMail: mailSchema.optional(),
  userRight: given.userRight.optional(),
  suricateRank: given.suricateRank.optional(),
  sectorRoles: given.sectorRoles.optional(),
  betaTester: given.betaTester.optional(),
  suricateStaff: given.suricateStaff.optional(),
  zooId: idSchema.optional(),
});
export const updateUserAccessOutput = z.object({ userId: idSchema });

/** The provider's people who work for the establishment: the whole list. */
export const setStaffAccessInput = z.object({
  zooId: idSchema,
  staffAccess: idsSchema,
});
export const setStaffAccessOutput = z.object({ zooId: idSchema });

export const acceptTermsInput = z.object({ eula: eulaSchema });
export const acceptTermsOutput = z.object({ eula: eulaSchema });

/** Of somebody pending who is signed in: their own password, and the terms. */
export const completeFirstSignInInput = z.object({
  newPassword: passwordSchema,
  eula: eulaSchema,
});
export const completeFirstSignInOutput = z.object({
  userStatus: z.literal("active"),
});

/** Notes that somebody has changed their own password, which they do at Auth. */
export const notePasswordChangeInput = z.object({});
export const notePasswordChangeOutput = z.object({ noted: z.literal(true) });

/** Asked by anybody; the answer is the same whether or not the address has an account. */
export const requestPasswordResetInput = z.object({ userMail: mailSchema });

/** What a one-time code is for. */
export const codeKinds = ["invitation", "reset"] as const;

/** What a code stands for; "code-expired" for one that is used, too old or unknown, which are not told apart. */
export const readCodeInput = z.object({ code: codeSchema });
export const readCodeOutput = z.object({
  kind: z.enum(codeKinds),
  userMail: z.string(),
  userFirstname: z.string(),
  userLastname: z.string(),
  /** Who invites: the establishment, or the provider. */
  from: z.string(),
  language: languageSchema,
  /** The version of the terms the person has accepted; 0 for none. */
  eula: z.number().int(),
});

/** Completes an invitation: the person is active and can sign in. */
export const completeInvitationInput = z.object({
  code: codeSchema,
  ...names,
  language: languageSchema,
  newPassword: passwordSchema,
  eula: eulaSchema,
});
/** Chooses a new password with a code of the kind "reset": the person is active again if they were pending. */
export const resetPasswordInput = z.object({
  code: codeSchema,
  newPassword: passwordSchema,
});
export const redeemedOutput = z.object({ userMail: z.string() });

/** Signs one of one's own devices out, or all others. */
export const signOutDeviceInput = z.object({
  deviceId: idSchema,
  which: z.enum(["this", "others"]).default("this"),
});
export const signOutDeviceOutput = z.object({
  signedOut: z.number().int(),
});

/**
 * Everything that is stored about a person, by collection. `cut`, where it is there, names the collections of which
 * there was more than one answer holds.
 */
export const exportPersonOutput = z.object({
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
/** Puts a pseudonym in the place of a person who was removed. */
export const erasePersonOutput = z.object({ pseudonym: z.string() });
