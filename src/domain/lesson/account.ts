import type { ZooConfig } from "../establishment/zoo";

/** The most characters of an account's id. */
const uidMost = 128;

/** What the educational account of an establishment is called, whatever address it signs in with. */
export const educationalUidOf = (zooId: string): string =>
  `educational-${zooId}`.slice(0, uidMost);

/** Its right: one that nothing names. */
export const educationalRight = "pedago";

/** What accounts say of it: the address it signs in with (null: there is no account), and when its sessions last ended. */
export interface AccountStanding {
  mail: string | null;
  endedAt: Date;
}

/**
 * Whether it is as an administrator set it. Whoever holds a tablet can give the account another address or password behind
 * us, which ends its sessions: then the address differs, or they ended at another time. Of an account that was never set
 * here (`educationalMail` null), and of one set before that time was kept, only what is known is compared.
 */
export const isAsSet = (
  {
    educationalMail,
    educationalSince,
  }: Pick<ZooConfig, "educationalMail" | "educationalSince">,
  { mail, endedAt }: AccountStanding,
): boolean =>
  (educationalMail === null || mail === educationalMail) &&
  (educationalSince === null ||
    endedAt.getTime() === educationalSince.getTime());
