import { readsSeveralZoos } from "@domain/access/reach";
import { currentSession } from "../../../data/session";

/** An address within the app with the establishment where one works, for who can see several: followed later, it leads there. */
export function namingZoo(address: string): string {
  const now = currentSession();
  if (now.state !== "ready" || !readsSeveralZoos(now.session.access))
    return address;
  const { pathname, search, hash } = new URL(address, location.origin);
  const params = new URLSearchParams(search);
  if (params.has("zoo")) return address;
  params.set("zoo", now.session.zooId);
  return `${pathname}?${params.toString()}${hash}`;
}

/** Names the establishment where the browser shows the address of this page, to be copied or loaded again; the router needs it not. */
export function nameZooInBar(page: string): void {
  const { pathname, search, hash } = location;
  if (pathname !== page) return;
  const address = `${pathname}${search}${hash}`;
  const named = namingZoo(address);
  if (named !== address) history.replaceState(history.state, "", named);
}
