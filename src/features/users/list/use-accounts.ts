import type { Access } from "@domain/access/access";
import { allFound } from "@domain/directory/search";
import type { PersonEntry } from "@domain/directory/kinds";
import { accessLimit, accessOfZoo } from "@domain/person/person-queries";
import { useCallback, useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFound } from "../../../data/hooks/use-listed";
import { useLiveDoc, useLiveQueries } from "../../../data/hooks/use-live";
import type { Live, LiveList } from "../../../data/live-store";
import type { Account } from "@domain/person/account";
import { accountOf, cardOf, isWanted } from "@domain/person/account";
import { useProviders } from "../parts/use-providers";
import type { AccountFilter } from "./account-filter";

interface Accounts {
  rows: readonly Account[];
  heard: boolean;
  full: boolean;
}

const textsOf = ({ firstName, lastName }: PersonEntry) => [firstName, lastName];

/** What the people of an establishment may do, by their ids. */
function useAccessById(zooId: string) {
  const live = useLiveQueries([accessOfZoo(zooId, accessLimit)]);
  const byId = useMemo(
    () =>
      new Map<string, Access>(
        live.state === "data"
          ? live.data.rows.map(({ id, data }) => [id, data])
          : [],
      ),
    [live],
  );
  return { live, byId };
}

/**
 * The accounts of the establishment, live: the people of its directory with what they may do. The
 * provider's are left out but in the main test establishment; those it lists come first, there and when asked for.
 */
export function useAccounts(
  { right, role, status, staff }: AccountFilter,
  typed: string,
): Live<Accounts> {
  const { zooId } = useReadySession();
  const access = useAccessById(zooId);
  const zoo = useLiveDoc("zoo", zooId);
  const establishment = zoo.state === "data" ? zoo.data?.data : undefined;
  const showsStaff = establishment?.mainTest ?? false;
  const { byId } = access;
  const wants = useCallback(
    (entry: PersonEntry) => {
      const account = accountOf(entry.id, cardOf(entry), byId.get(entry.id));
      return (
        (showsStaff || !account.staff) &&
        isWanted(account, { right, role, status })
      );
    },
    [byId, showsStaff, right, role, status],
  );
  const { directory, found } = useFound("users", zooId, {
    wants,
    textsOf,
    typed,
  });
  const own = useMemo(
    () =>
      found &&
      allFound(found).map((entry) =>
        accountOf(entry.id, cardOf(entry), byId.get(entry.id)),
      ),
    [found, byId],
  );
  const listed = useProviders(
    staff || showsStaff ? (establishment?.staffAccess ?? []) : [],
    typed,
  ).filter((account) => isWanted(account, { right, role, status }));
  return joined(directory.live, access.live, own, listed);
}

function joined(
  names: Live<unknown>,
  access: Live<LiveList<"access">>,
  own: readonly Account[] | null,
  listed: readonly Account[],
): Live<Accounts> {
  for (const live of [access, names]) if (live.state === "error") return live;
  if (access.state !== "data" || names.state !== "data")
    return { state: "loading" };
  const { heard, full } = access.data;
  if (own === null)
    return { state: "data", data: { rows: [], heard: false, full } };
  const ids = new Set(listed.map(({ id }) => id));
  const others = own.filter(({ id }) => !ids.has(id));
  return {
    state: "data",
    data: {
      rows: [...listed, ...others],
      heard: heard || own.length > 0,
      full,
    },
  };
}
