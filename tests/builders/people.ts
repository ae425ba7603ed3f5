import type { AuditEntry } from "@domain/audit/audit";
import { auditSchema } from "@domain/audit/audit";
import type { Mail } from "@domain/mail/mail";
import { mailSchema } from "@domain/mail/mail";
import type { Device } from "@domain/person/device";
import { deviceSchema } from "@domain/person/device";
import type { Account, User } from "@domain/person/user";
import { accountSchema, userSchema } from "@domain/person/user";
import { zooA } from "./ids";

/** The public card of a colleague. */
export function aUser(user: Partial<User> = {}): User {
  return userSchema.parse({
    userId: "person",
    userFirstname: "Camille",
    userLastname: "Martin",
    zooId: zooA,
    ...user,
  });
}

/** What only the person and administrators read. */
export function anAccount(account: Partial<Account> = {}): Account {
  return accountSchema.parse({
    zooId: zooA,
    userMail: "camille@suricate.test",
    eula: 4,
    ...account,
  });
}

/** A browser somebody is signed in with. */
export function aDevice(device: Partial<Device> = {}): Device {
  return deviceSchema.parse({
    userId: "self",
    deviceId: "device-1",
    label: "Firefox, Linux",
    lastSeenAt: new Date("2026-11-01T08:00:00Z"),
    ...device,
  });
}

/** What is recorded of a change of somebody's right. */
export function anAuditEntry(entry: Partial<AuditEntry> = {}): AuditEntry {
  return auditSchema.parse({
    zooId: zooA,
    action: "rightChanged",
    by: "admin",
    subject: { collection: "users", id: "self" },
    fields: ["userRight"],
    at: new Date("2026-11-01T08:00:00Z"),
    ...entry,
  });
}

/** An invitation on its way. */
export function aMail(mail: Partial<Mail> = {}): Mail {
  return mailSchema.parse({
    to: ["camille@suricate.test"],
    message: { subject: "Hello", text: "Hello", html: "<p>Hello</p>" },
    template: "invitation",
    language: "fr",
    zooId: zooA,
    uid: "self",
    expireAt: new Date("2026-12-01T08:00:00Z"),
    ...mail,
  });
}
