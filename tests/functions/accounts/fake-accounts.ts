import { afterAll, beforeEach } from "vitest";
import { AppError } from "@domain/errors";
import type { AuthPort, Claims } from "../../../functions/src/people/auth-port";
import { provideAccounts } from "../../../functions/src/people/auth-port";

export interface FakeAccount {
  mail: string;
  password: string;
  enabled: boolean;
  /** How often their sessions were ended. */
  ended: number;
  /** When, in ms; 0: never. */
  endedAt: number;
  claims: Claims | null;
}

export interface FakeAccounts {
  /** By uid. */
  all: Map<string, FakeAccount>;
  /** Calls of these fail, as often as said. */
  failing: Map<keyof AuthPort, number>;
  /** What happens while a password is given. */
  meanwhile: (() => Promise<unknown>) | null;
  /** Every call in its order. */
  calls: string[];
  add: (uid: string, mail: string, password?: string) => void;
}

const fresh = (mail: string, password: string): FakeAccount => ({
  mail,
  password,
  enabled: true,
  ended: 0,
  endedAt: 0,
  claims: null,
});

function portOver(fake: FakeAccounts): AuthPort {
  const { all, failing, calls } = fake;
  const begin = (name: keyof AuthPort, uid: string) => {
    calls.push(`${name} ${uid}`);
    const left = failing.get(name) ?? 0;
    if (left > 0) {
      failing.set(name, left - 1);
      throw new Error(`auth/internal-error in ${name}`);
    }
  };
  const byMail = (mail: string) =>
    [...all].find(([, account]) => account.mail === mail)?.[0] ?? null;
  const make = (uid: string, mail: string, password: string) => {
    all.set(uid, fresh(mail, password));
  };
  const change = (uid: string, to: Partial<FakeAccount>) => {
    const account = all.get(uid);
    if (account) all.set(uid, { ...account, ...to });
  };
  const end = (uid: string) => {
    const endedAt = Math.floor(Date.now() / 1000) * 1000;
    change(uid, { ended: (all.get(uid)?.ended ?? 0) + 1, endedAt });
  };
  return {
    create: async ({ uid, mail, password }) => {
      begin("create", uid);
      if (all.get(uid)?.mail === mail) return Promise.resolve("existing");
      if (all.has(uid) || byMail(mail) !== null)
        throw new AppError("mail-in-use");
      make(uid, mail, password);
      return Promise.resolve("created");
    },
    uidOf: async (mail) => {
      begin("uidOf", mail);
      return Promise.resolve(byMail(mail));
    },
    setPassword: async ({ uid, mail, password }) => {
      begin("setPassword", uid);
      if (!all.has(uid)) make(uid, mail, password);
      change(uid, { mail, password });
      end(uid);
      const { meanwhile } = fake;
      fake.meanwhile = null;
      await meanwhile?.();
    },
    setMail: async (uid, mail) => {
      begin("setMail", uid);
      if (![uid, null].includes(byMail(mail)))
        throw new AppError("mail-in-use");
      change(uid, { mail });
      return Promise.resolve();
    },
    setEnabled: async (uid, enabled) => {
      begin("setEnabled", uid);
      change(uid, { enabled });
      return Promise.resolve();
    },
    mailOf: async (uid) => {
      begin("mailOf", uid);
      return Promise.resolve(all.get(uid)?.mail ?? null);
    },
    endSessions: async (uid) => {
      begin("endSessions", uid);
      end(uid);
      return Promise.resolve();
    },
    sessionsEndedAt: async (uid) => {
      begin("sessionsEndedAt", uid);
      return Promise.resolve(all.get(uid)?.endedAt ?? 0);
    },
    setClaims: async (uid, claims) => {
      begin("setClaims", uid);
      change(uid, { claims });
      return Promise.resolve();
    },
    remove: async (uid) => {
      begin("remove", uid);
      all.delete(uid);
      return Promise.resolve();
    },
  };
}

/** Accounts in memory in the place of Firebase's, empty before each test. */
export function useFakeAccounts(): FakeAccounts {
  const fake: FakeAccounts = {
    all: new Map(),
    failing: new Map(),
    meanwhile: null,
    calls: [],
    add: (uid, mail, password = "first-one") => {
      fake.all.set(uid, fresh(mail, password));
    },
  };
  beforeEach(() => {
    fake.all.clear();
    fake.failing.clear();
    fake.meanwhile = null;
    fake.calls.length = 0;
    provideAccounts(portOver(fake));
  });
  afterAll(() => {
    provideAccounts(null);
  });
  return fake;
}
