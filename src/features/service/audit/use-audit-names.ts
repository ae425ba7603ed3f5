import type { AuditEntry } from "@domain/audit/audit";
import { nameOf } from "@domain/directory/name-of";
import { providerName } from "@domain/mail/provider";
import { fullName } from "@domain/person/user";
import { systemAuthor } from "@domain/task/task";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { comingName, useDirectory } from "../../../data/hooks/use-names";

/** The kinds of records that lie in a directory and are called something there. */
const namedKinds = ["animals", "enclosures", "sectors", "groups"] as const;

/** What somebody is called: by the directory of the establishment, or by their card where all establishments are looked at. */
function usePersonName(id: string | null, zooId: string | null): string {
  const { t } = useTranslation();
  const people = useDirectory("users", id === null ? null : zooId);
  const card = useLiveDoc("users", zooId === null ? id : null);
  if (id === systemAuthor) return providerName;
  const known = people.of(id);
  if (known !== undefined) return nameOf(known);
  const live = zooId === null ? card : people.live;
  if (live.state === "loading") return comingName;
  const data = zooId === null && card.state === "data" ? card.data : null;
  return data ? fullName(data.data) : t("service.audit.unknownPerson");
}

/** Who did something, and about whom or what; null where what was done says it, or nobody knows what it is called. */
export function useAuditNames(
  { by, subject }: Pick<AuditEntry, "by" | "subject">,
  zooId: string | null,
): { by: string; about: string | null } {
  const isOther = subject.collection === "users" && subject.id !== by;
  const kind = namedKinds.find((one) => one === subject.collection);
  const records = useDirectory(
    kind ?? "sectors",
    kind === undefined ? null : zooId,
  );
  const author = usePersonName(by, zooId);
  const person = usePersonName(isOther ? subject.id : null, zooId);
  const record = kind === undefined ? undefined : records.of(subject.id);
  if (isOther) return { by: author, about: person };
  return { by: author, about: record === undefined ? null : nameOf(record) };
}
