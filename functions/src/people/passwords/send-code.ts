import { readsEveryZoo } from "@domain/access/reach";
import type { Session } from "@domain/access/session";
import { AppError } from "@domain/errors";
import type { Zoo } from "@domain/establishment/zoo";
import type { CodeTemplate } from "@domain/mail/mail";
import { providerName } from "@domain/mail/provider";
import { fullName } from "@domain/person/user";
import type { Transaction } from "firebase-admin/firestore";
import { readable, ref } from "../../edge/documents";
import { logoOf } from "../../mail/logo";
import { languageOf, send } from "../../mail/send";
import type { CodeKind } from "../codes";
import { endCodes, justMade, keepCode, readCodes } from "../codes";
import type { Person } from "../person";
import { zooOf } from "../person";
import { hashOfCode } from "../secrets";

/** Where a code is redeemed: it travels after "#", which no server is told. */
const pathOf: Record<CodeKind, (code: string) => string> = {
  invitation: (code) => `/Register#${code}`,
  reset: (code) => `/login#reset=${code}`,
};

/** Does the provider send what this person sends? */
export const sendsForProvider = ({ access }: Session): boolean =>
  readsEveryZoo(access);

/** An establishment as it is stored; null: none is named, or it is not to be read. */
async function storedZoo(
  transaction: Transaction,
  zooId: string,
): Promise<Zoo | null> {
  if (zooId === "") return null;
  return readable("zoo", await transaction.get(ref("zoo", zooId)));
}

const nameOf = (zoo: Zoo | null): string => zoo?.zooName ?? providerName;

/** Who sends, by name: the provider, or the establishment as it is stored. */
export const senderOf = async (
  transaction: Transaction,
  zooId: string,
  byProvider: boolean,
): Promise<string> =>
  byProvider ? providerName : nameOf(await storedZoo(transaction, zooId));

export interface CodeMail {
  person: Person;
  kind: CodeKind;
  template: CodeTemplate;
  by: string;
  byProvider: boolean;
  /** A new one; made outside the transaction, which may run again. */
  code: string;
  now: Date;
}

/**
 * Reads what a mail with a code needs, and answers what writes it: the older codes of its kind end. null:
 * the same person has just sent one, and this is the request sent again. Throws "conflict" for somebody
 * without an address.
 */
export async function prepareCode(
  transaction: Transaction,
  { person, kind, template, by, byProvider, code, now }: CodeMail,
): Promise<(() => void) | null> {
  const { uid, card, account } = person;
  const open = await readCodes(transaction, uid);
  const own = await storedZoo(transaction, zooOf(person));
  const zoo = byProvider ? null : own;
  if (justMade(open, kind, by, now)) return null;
  const to = account?.userMail ?? "";
  if (to === "") throw new AppError("conflict", { fields: ["userMail"] });
  const logo = await logoOf(zoo);
  return () => {
    endCodes(transaction, open, kind);
    keepCode(transaction, { code, uid, kind, by, byProvider, now });
    send(transaction, {
      id: hashOfCode(code),
      template,
      language: languageOf(account?.language),
      to,
      name: card === null ? "" : fullName(card),
      from: nameOf(zoo),
      // Whom the provider writes to learns of which establishment, which is not who sends.
      at: byProvider ? (own?.zooName ?? null) : null,
      logo,
      path: pathOf[kind](code),
      zooId: zooOf(person),
      uid,
      by,
      now,
    });
  };
}
