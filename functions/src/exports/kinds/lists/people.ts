import type { Access } from "@domain/access/access";
import type { SectorRole } from "@domain/access/session";
import type { AskedOf } from "@domain/export/asked";
import { accountOf, isWanted } from "@domain/person/account";
import { peopleQuery } from "@domain/person/person-queries";
import type { User } from "@domain/person/user";
import { factsOf, namesOf } from "../../names";
import { atOnce } from "../../read";
import type { Asking, Table } from "../exporter";
import { plainTable } from "./plain-table";

const headings = {
  name: "users.fields.name",
  status: "users.fields.status",
  right: "users.fields.userRight",
  keeper: "users.options.role.keeper",
  management: "users.options.role.management",
  veterinary: "users.options.role.veterinary",
  nutrition: "users.options.role.nutrition",
} as const;

/** The people of an establishment and where they work, as those who manage them see their list; the provider's in its own place alone. */
export function peopleTable(asking: Asking, asked: AskedOf<"users">): Table {
  const { session, say } = asking;
  const { zooId } = session;
  const access = factsOf("access", (one) => (one.zooId === zooId ? one : null));
  const zoos = factsOf("zoo", (one) => one.mainTest);
  const sectors = namesOf("sectors", (one) => one.sectorName);
  const rolesOf = ({ userId }: User): Access["sectorRoles"] | null =>
    access.of(userId)?.sectorRoles ?? null;
  const sectorsOf = (one: User, role: SectorRole) =>
    (rolesOf(one)?.[role] ?? []).map(sectors.of).join(", ");
  const found = (one: User) =>
    accountOf(one.userId, one, access.of(one.userId) ?? undefined);
  return plainTable(asking, {
    queries: [peopleQuery(zooId, atOnce)],
    async wanted(records) {
      await access.learn(records.map(({ userId }) => userId));
      await zoos.learn([zooId]);
      return records.filter((one) => {
        const account = found(one);
        const isShown = zoos.of(zooId) === true || !account.staff;
        return isShown && isWanted(account, asked);
      });
    },
    learns: [[sectors, (one) => Object.values(rolesOf(one) ?? {}).flat()]],
    headings,
    row: (one) => {
      const { name, status, right: held } = found(one);
      return {
        name,
        status: say(`users.options.status.${status}`),
        right: held === null ? "" : say(`users.options.right.${held}`),
        keeper: sectorsOf(one, "keeper"),
        management: sectorsOf(one, "management"),
        veterinary: sectorsOf(one, "veterinary"),
        nutrition: sectorsOf(one, "nutrition"),
      };
    },
  });
}
