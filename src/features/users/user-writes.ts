import type { CallableInput, CallableOutput } from "@domain/callables";
import { AppError } from "@domain/errors";
import type { NewPersonForm } from "@domain/person/person-form";
import { call } from "../../data/calls";
import { toAppError } from "../../data/errors";
import { isOnline } from "../../data/online";

/** Only functions change what people may do, so nothing of it waits for a network. */
const requireNetwork = () => {
  if (!isOnline()) throw new AppError("offline");
};

export async function invite(userId: string, zooId: string): Promise<void> {
  requireNetwork();
  await call("sendUserInvitation", { userData: { userId }, zooId });
}

export interface Created {
  userId: string;
  /** Why the invitation could not be sent: the person is there all the same; null when it was. */
  mailFailure: AppError | null;
}

/** Makes somebody's account and invites them; sent again with the same id, it is one account. */
export async function createPerson(
  form: NewPersonForm,
  operationId: string,
): Promise<Created> {
  requireNetwork();
  const { suricateStaff, ...person } = form;
  const { userId } = await call("createUser", {
    operationId,
    ...person,
    // Only those who may set it name it.
    ...(suricateStaff && { suricateStaff }),
  });
  try {
    await invite(userId, form.zooId);
    return { userId, mailFailure: null };
  } catch (error) {
    return { userId, mailFailure: toAppError(error) };
  }
}

export async function sendReset(userEmail: string): Promise<void> {
  requireNetwork();
  await call("adminSendPasswordResetEmail", { userEmail });
}

/** The password to show once, where the one that was typed could not be set; null where it was. */
export async function setPassword(
  userId: string,
  newPassword: string,
): Promise<string | null> {
  requireNetwork();
  const answer = await call("adminUpdateUserPassword", { userId, newPassword });
  return answer.password;
}

/** A new password, to show once. */
export async function makePassword(userId: string): Promise<string> {
  requireNetwork();
  return (await call("generateUserPassword", { userId })).password;
}

export async function setDisabled(
  userId: string,
  disabled: boolean,
): Promise<void> {
  requireNetwork();
  await call(disabled ? "disableUser" : "reactivateUser", { userId });
}

export async function changePerson(
  userId: string,
  changes: Omit<CallableInput<"updateUserAccess">, "userId">,
): Promise<void> {
  requireNetwork();
  await call("updateUserAccess", { userId, ...changes });
}

export async function removePerson(userId: string): Promise<void> {
  requireNetwork();
  await call("removeUser", { userId });
}

export async function erasePerson(userId: string): Promise<void> {
  requireNetwork();
  await call("erasePerson", { userId });
}

/** Everything that is stored about somebody, as a file. */
export async function exportedPerson(
  userId: string,
): Promise<CallableOutput<"exportPerson">["records"]> {
  requireNetwork();
  const { records } = await call("exportPerson", { userId });
  return records;
}

/** The provider's people who see an establishment: the whole list. */
export async function setStaff(
  zooId: string,
  staffAccess: string[],
): Promise<void> {
  requireNetwork();
  await call("setStaffAccess", { zooId, staffAccess });
}
