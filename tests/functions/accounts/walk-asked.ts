import { can } from "@domain/access/can";
import { mayManage } from "@domain/person/rights";
import { anAccess } from "../../builders/a-session";
import { sector1, zooA } from "../../builders/ids";
import type { Name } from "../../rules/people";
import { accessOf, sessionOf } from "../../rules/people";
import { mailOf } from "./staffed";
import type { WalkedOfAccounts } from "./walk";

/** One good code of each kind. */
export const codes = { invitation: "i".repeat(43), reset: "r".repeat(43) };

type May = (name: Name) => boolean;
interface Asked {
  data: object;
  may: May;
}

const access = anAccess({ zooId: zooA });
const session = (name: Name) => sessionOf(name, zooA);
const manages =
  (uid: string, right = "user"): May =>
  (name) => {
    const one = session(name);
    return one !== null && mayManage(one, uid, { ...access, right });
  };
const isActive: May = (name) => session(name)?.access.status === "active";
const anybody: May = () => true;
export const newPassword = "another-one";

/** What each is asked, and who gets an answer. */
export const asked: Record<WalkedOfAccounts, Asked[]> = {
  createUser: [
    {
      data: {
        operationId: "operation-1",
        zooId: zooA,
        userMail: "new@suricate.test",
        userFirstname: "New",
        userLastname: "Comer",
        language: "fr",
        sectorRoles: {
          keeper: [sector1],
          management: [],
          veterinary: [],
          nutrition: [],
        },
      },
      may: (name) => can(session(name), "create", "users", { zooId: zooA }),
    },
  ],
  sendUserInvitation: [
    {
      data: { userData: { userId: "invited" }, zooId: zooA },
      may: manages("invited"),
    },
  ],
  adminSendPasswordResetEmail: [
    { data: { userEmail: mailOf("target") }, may: manages("target") },
    {
      data: { userEmail: mailOf("boss") },
      may: manages("boss", "superAdmin"),
    },
  ],
  adminUpdateUserPassword: [
    { data: { userId: "target", newPassword }, may: manages("target") },
    {
      data: { userId: "boss", newPassword },
      may: manages("boss", "superAdmin"),
    },
  ],
  generateUserPassword: [
    { data: { userId: "target" }, may: manages("target") },
    { data: { userId: "boss" }, may: manages("boss", "superAdmin") },
  ],
  disableUser: [
    { data: { userId: "target" }, may: manages("target") },
    { data: { userId: "boss" }, may: manages("boss", "superAdmin") },
  ],
  reactivateUser: [{ data: { userId: "target" }, may: manages("target") }],
  updateUserAccess: [
    {
      data: { userId: "target", userRight: "admin", suricateRank: "board" },
      may: manages("target"),
    },
    {
      data: { userId: "target", suricateStaff: true },
      may: (name) => can(session(name), "flagStaff", "users"),
    },
    {
      data: { userId: "target", userRight: "superAdmin" },
      may: (name) => can(session(name), "flagStaff", "users"),
    },
    {
      data: { userId: "boss", userRight: "user" },
      may: manages("boss", "superAdmin"),
    },
  ],
  removeUser: [
    { data: { userId: "target" }, may: manages("target") },
    { data: { userId: "boss" }, may: manages("boss", "superAdmin") },
  ],
  setStaffAccess: [
    {
      data: { zooId: zooA, staffAccess: ["provider"] },
      may: (name) => can(session(name), "staff", "zoo", { zooId: zooA }),
    },
  ],
  acceptTerms: [{ data: { eula: 4 }, may: isActive }],
  completeFirstSignIn: [
    {
      data: { newPassword, eula: 4 },
      may: (name) => isActive(name) || accessOf[name]?.status === "pending",
    },
  ],
  notePasswordChange: [{ data: {}, may: isActive }],
  requestPasswordReset: [
    { data: { userMail: mailOf("target") }, may: anybody },
  ],
  readCode: [{ data: { code: codes.invitation }, may: anybody }],
  completeInvitation: [
    {
      data: {
        code: codes.invitation,
        userFirstname: "In",
        userLastname: "Vited",
        language: "fr",
        newPassword,
        eula: 4,
      },
      may: anybody,
    },
  ],
  resetPassword: [{ data: { code: codes.reset, newPassword }, may: anybody }],
  signOutDevice: [{ data: { deviceId: "device-1" }, may: isActive }],
  exportPerson: [
    { data: { userId: "target" }, may: manages("target") },
    {
      data: { userId: "boss" },
      may: manages("boss", "superAdmin"),
    },
  ],
  erasePerson: [{ data: { userId: "gone" }, may: manages("gone") }],
};
