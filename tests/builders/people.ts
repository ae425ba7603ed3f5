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
    eula: 1,
    ...account,
  });
}
