import type { AppError } from "@domain/errors";
import { configure, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, vi } from "vitest";
import { anAccess } from "../../../../tests/builders/a-session";
import { aSector, aZoo } from "../../../../tests/builders/facility";
import { sector1, sector2, zooA, zooB } from "../../../../tests/builders/ids";
import { anAccount, aUser } from "../../../../tests/builders/people";
import { SignedIn } from "../../../data/hooks/ready-session";
import type { Desk } from "../../../data/testing/working-as";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as Accounts } from "../list/accounts-part";
import { Component as StaffAccess } from "../settings/staff-access";
import { Component as UserCreation } from "../user-creation.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

type Access = NonNullable<Parameters<typeof anAccess>[0]>;

interface Somebody {
  first: string;
  access: Access;
  user?: Parameters<typeof aUser>[0];
}

/** Who there is besides whoever looks, by their ids. */
const people: Record<string, Somebody> = {
  ines: {
    first: "Inès",
    access: { rank: "staff", sectorRoles: { keeper: [sector1] } },
  },
  paul: {
    first: "Paul",
    access: { right: "admin", status: "pending" },
    user: { userStatus: "pending" },
  },
  denis: {
    first: "Denis",
    access: { status: "disabled", sectorRoles: { veterinary: [sector2] } },
    user: { userStatus: "disabled" },
  },
  olga: {
    first: "Olga",
    access: { status: "deleted" },
    user: { isDeleted: true },
  },
  sofia: { first: "Sofia", access: { right: "superAdmin" } },
  /** The provider's, at home here. */
  lea: { first: "Léa", access: { staff: true }, user: { suricateStaff: true } },
  /** The provider's, whom this establishment lists. */
  marc: {
    first: "Marc",
    access: { staff: true, zooId: zooB, zooIds: [zooA] },
    user: { suricateStaff: true, zooId: zooB },
  },
  /** The provider's, whom nobody lists. */
  nora: {
    first: "Nora",
    access: { staff: true, zooId: zooB },
    user: { suricateStaff: true, zooId: zooB },
  },
  elsewhere: { first: "Yann", access: { zooId: zooB }, user: { zooId: zooB } },
};

export const seedPerson = (
  { store }: Desk,
  id: string,
  { first, access, user }: Somebody,
): void => {
  const zooId = user?.zooId ?? zooA;
  store.seed("users", id, {
    ...aUser({ userId: id, userFirstname: first, zooId, ...user }),
  });
  store.seed("access", id, { ...anAccess({ zooId, ...access }) });
  store.seed(
    "accounts",
    "account",
    {
      ...anAccount({
        zooId,
        userMail: `${id}@zoo.test`,
        // Who never came in accepted nothing.
        ...(user?.userStatus === "pending" && { eula: 0 }),
      }),
    },
    id,
  );
};

/** For tests, once a file: an administrator of an establishment with people of every kind. */
export function openUsers(): Desk {
  const desk = openDesk();
  beforeEach(() => {
    desk.clear();
    desk.workAs({ right: "admin" });
    desk.answer(() => null);
    desk.store.seed("zoo", zooA, { ...aZoo({ staffAccess: ["marc"] }) });
    desk.store.seed("zoo", zooB, {
      ...aZoo({ zooId: zooB, zooName: "Le Lac" }),
    });
    desk.store.seed("sectors", sector1, { ...aSector() });
    desk.store.seed("sectors", sector2, {
      ...aSector({ sectorId: sector2, sectorName: "Volière" }),
    });
    desk.store.seed("accounts", "account", { ...anAccount() }, "person");
    for (const [id, one] of Object.entries(people)) seedPerson(desk, id, one);
  });
  return desk;
}

export const openAccounts = (search = "") =>
  renderUi(
    <SignedIn>
      <Accounts />
    </SignedIn>,
    { at: `/ZooDetails${search}` },
  );

export const openStaffAccess = () =>
  renderUi(
    <SignedIn>
      <StaffAccess id={zooA} />
    </SignedIn>,
  );

export const openCreation = () =>
  renderUi(
    <SignedIn>
      <UserCreation />
    </SignedIn>,
    { at: "/userCreation" },
  );

export const press = async (name: string) =>
  userEvent.click(await screen.findByRole("button", { name }));

/** A choice of a list that opens from a field; of fields of one name the one that came last. */
export async function choose(field: string, option: string) {
  const fields = await screen.findAllByLabelText(field, { selector: "input" });
  for (const one of fields.slice(-1)) await userEvent.click(one);
  await userEvent.click(await screen.findByRole("option", { name: option }));
}

/** Pasted at once: a letter at a time is slow. */
export async function fill(field: string | RegExp, text: string) {
  const input = await screen.findByLabelText(field, { selector: "input" });
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
}

/** What is answered from now on is this failure. */
export const failWith = (desk: Desk, failure: AppError) =>
  desk.answer(() => {
    throw failure;
  });
