import { expect, it } from "vitest";
import { leavingCard } from "../../../src/domain/upcast/person";
import {
  accessOf,
  documentsOf,
  old,
  reported,
  results,
  uids,
} from "./migrated";
import { passwordInstant, sharedMail } from "./old-people";
import { keptOut } from "./stage";

/** What becomes of people's cards and accounts. */
export function personCases(): void {
  it("makes people who were given a password pending, the deleted deleted, the kept out disabled", () => {
    const statusOf = (uid: string) => accessOf(uid).status;
    const given = uids.filter(
      (uid) => (old[`users/${uid}`]?.["tempPassword"] ?? "") !== "",
    );
    expect(given.length).toBeGreaterThan(20);
    expect(new Set(given.map(statusOf))).toEqual(new Set(["pending"]));
    const removed = uids.filter((uid) =>
      [true, "true"].includes(
        old[`users/${uid}`]?.["isDeleted"] as boolean | string,
      ),
    );
    expect(removed.length).toBeGreaterThan(20);
    expect(new Set(removed.map(statusOf))).toEqual(new Set(["deleted"]));
    for (const uid of keptOut) {
      expect(statusOf(uid)).toBe("disabled");
      expect(results.after.get(`users/${uid}/private/account`)).toMatchObject({
        userMail: `${uid}@auth.test`,
        statusBefore: "active",
      });
    }
  });

  it("leaves nothing private on a card, and the card says what the access says", () => {
    for (const uid of uids) {
      const card = results.after.get(`users/${uid}`) ?? {};
      expect(leavingCard.filter((field) => field in card)).toEqual([]);
      const { status, staff, rank } = accessOf(uid);
      expect(card).toMatchObject({
        userId: uid,
        suricateStaff: staff,
        suricateRank: rank,
        isDeleted: status === "deleted",
        userStatus: status === "deleted" ? "disabled" : status,
      });
    }
    const text = JSON.stringify(
      documentsOf("users").filter(([path]) => !path.includes("/private/")),
    );
    expect(text).not.toMatch(/suricate\.test|Abc123def4/i);
    const account = results.after.get("users/person-20/private/account");
    expect(account).toMatchObject({ userMail: "person.20@suricate.test" });
    expect(JSON.stringify([...results.after.values()])).not.toContain(
      "Abc123def4",
    );
  });

  it("reports those who share an address", () => {
    const sharing = uids.filter(
      (uid) => old[`users/${uid}`]?.["userMail"] === sharedMail,
    );
    expect(sharing.length).toBeGreaterThan(10);
    expect(reported("mailTwice")).toEqual(sharing.sort());
  });

  it("reads the instant of a password however it was written", () => {
    const uidsWith = uids.filter((_, index) => index % 7 === 0);
    for (const uid of uidsWith)
      expect(results.after.get(`users/${uid}/private/account`)).toMatchObject({
        passwordChangedAt: passwordInstant(Number(uid.slice(7))),
      });
  });
}
