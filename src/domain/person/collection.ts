import type { CollectionEntry } from "../record/types";
import { preferenceNames } from "../notice/preferences";
import { call, derivedOnly, field } from "../record/writes";
import type { Device } from "./device";
import { deviceSchema } from "./device";
import type { Account, User } from "./user";
import { accountSchema, userSchema } from "./user";
import { upcastUser } from "../upcast/person";

/** The public cards. */
export const usersEntry = {
  path: "users",
  scope: "zoo",
  idField: "userId",
  schema: userSchema,
  upcast: upcastUser,
  resource: "users",
  identity: ["zooId"],
  fallback: { userFirstname: () => "", userLastname: () => "" },
  facts: ({ zooId, userId }: Pick<User, "zooId" | "userId">) => ({
    zooId,
    userId,
  }),
  references: [],
  derive: [],
  writes: {
    create: call(),
    change: field("userFirstname", "userLastname"),
    picture: call("userProfilePicture"),
    manage: call("userStatus", "suricateRank"),
    flagStaff: call("suricateStaff"),
    export: call(),
    remove: call("isDeleted", "deletedBy"),
  },
} as const satisfies CollectionEntry;

/** What only the person and administrators read. */
export const accountsEntry = {
  path: "users/{id}/private",
  scope: "zoo",
  idField: null,
  schema: accountSchema,
  resource: "accounts",
  alwaysReal: true,
  identity: ["zooId"],
  fallback: { userMail: () => "" },
  facts: ({ zooId }: Pick<Account, "zooId">) => ({ zooId }),
  references: [],
  derive: [],
  writes: {
    create: derivedOnly,
    change: field("language", ...preferenceNames),
    remove: derivedOnly,
  },
} as const satisfies CollectionEntry;

/** Where somebody is signed in. */
export const devicesEntry = {
  path: "users/{id}/devices",
  scope: "global",
  idField: "deviceId",
  schema: deviceSchema,
  resource: "devices",
  alwaysReal: true,
  identity: ["userId", "signedOutAt"],
  fallback: { label: () => "", lastSeenAt: () => new Date(0) },
  facts: ({ userId }: Pick<Device, "userId">) => ({ zooId: "", userId }),
  references: [],
  derive: [],
  writes: {
    create: field(
      "userId",
      "label",
      "language",
      "lastSeenAt",
      "signedOutAt",
      "pushToken",
    ),
    change: field("lastSeenAt", "pushToken"),
    remove: call("signedOutAt"),
  },
} as const satisfies CollectionEntry;
