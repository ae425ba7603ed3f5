import { anAccess } from "../../builders/a-session";
import { aZoo } from "../../builders/facility";
import { zooA } from "../../builders/ids";
import {
  aDevice,
  aMail,
  anAccount,
  anAuditEntry,
  aUser,
} from "../../builders/people";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const here = { zooId: zooA };
const ofSelf = { zooId: zooA, userId: "self" };
const zooPath = `zoo/${zooA}`;
const layoutPath = `zoo/${zooA}/imports/animals`;
const configPath = `zoo/${zooA}/private/config`;
const cardPath = "users/self";
const accountPath = "users/self/private/account";
const accessPath = "access/self";

const devicePath = "users/self/devices/device-1";

const zoo = attemptsOn("zoo", here);
const config = attemptsOn("zooConfig", here);
const layout = attemptsOn("importLayouts", here);
const card = attemptsOn("users", ofSelf);
const account = attemptsOn("accounts", ofSelf);
const access = attemptsOn("access", ofSelf);
const device = attemptsOn("devices", ofSelf);
const audit = attemptsOn("audit", here);
const mail = attemptsOn("mail", here);

export const attempts: Attempt[] = [
  zoo.get(zooPath),
  zoo.list(zooPath, "zooId", zooA),
  zoo.create("zoo/zoo-new", () => aZoo({ zooId: "zoo-new" })),
  zoo.update(["change", "rename"], zooPath, { zooName: "La Grande Baie" }),
  zoo.update(["staff", "list staff"], zooPath, { staffAccess: ["provider"] }),
  zoo.update(["picture", "point at a logo"], zooPath, {
    logoUrl: `${zooA}/zoo/${zooA}/0.jpg`,
  }),
  zoo.update(["markTest", "mark as test"], zooPath, { mainTest: true }),
  zoo.update(["demonstrate", "go anonymous"], zooPath, { anonymousMode: true }),
  zoo.remove(["remove", "delete"], zooPath),

  config.get(configPath),
  config.create(`zoo/${zooA}/private/other`, () => here),
  config.update(["change", "change"], configPath, { key: "value" }),
  config.remove(["remove", "delete"], configPath),

  layout.get(layoutPath),
  layout.create(`zoo/${zooA}/imports/other`, () => here),
  layout.update(["change", "change"], layoutPath, { columns: [] }),
  layout.remove(["remove", "delete"], layoutPath),

  card.get(cardPath),
  card.list(cardPath, "zooId", zooA),
  card.create("users/newcomer", () => aUser({ userId: "newcomer" })),
  card.update(["change", "rename"], cardPath, { userFirstname: "Alix" }),
  card.update(["picture", "point at a picture"], cardPath, {
    userProfilePicture: `${zooA}/users/self/0.jpg`,
  }),
  card.update(["manage", "disable"], cardPath, { userStatus: "disabled" }),
  card.update(["flagStaff", "make staff"], cardPath, { suricateStaff: true }),
  card.update(["export", "note an export"], cardPath, { exported: true }),
  card.remove(["remove", "delete"], cardPath),
  card.update(["remove", "mark deleted"], cardPath, { isDeleted: true }),

  account.get(accountPath),
  account.create("users/member/private/account", () => anAccount()),
  account.update(["change", "language"], accountPath, { language: "de" }),
  account.remove(["remove", "delete"], accountPath),

  device.get(devicePath),
  device.list(devicePath, "userId", "self"),
  device.create("users/self/devices/device-2", () =>
    aDevice({ deviceId: "device-2" }),
  ),
  device.update(["change", "seen again"], devicePath, {
    lastSeenAt: new Date(),
  }),
  device.update(["change", "show notifications here"], devicePath, {
    pushToken: "address",
  }),
  device.update(["remove", "sign out"], devicePath, {
    signedOutAt: new Date(),
  }),
  device.remove(["remove", "delete"], devicePath),

  audit.get("audit/audit-1"),
  audit.list("audit/audit-1", "zooId", zooA),
  audit.create("audit/audit-2", () => anAuditEntry()),
  audit.update(["change", "change"], "audit/audit-1", { by: "nobody" }),
  audit.remove(["remove", "delete"], "audit/audit-1"),

  mail.create("mail/mail-2", () => aMail()),
  mail.update(["change", "send elsewhere"], "mail/mail-1", {
    to: ["thief@suricate.test"],
  }),
  mail.get("mail/mail-1"),
  mail.remove(["remove", "delete"], "mail/mail-1"),

  access.get(accessPath),
  attemptsOn("access", here, { self: [] }).list(accessPath, "zooId", zooA),
  access.create("access/newcomer", () => anAccess()),
  access.update(["change", "promote"], accessPath, { right: "admin" }),
  access.update(["change", "enter a sector"], accessPath, {
    "sectorRoles.management": ["sector-1"],
  }),
  access.remove(["remove", "delete"], accessPath),
];
