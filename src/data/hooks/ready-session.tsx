import type { Session } from "@domain/access/session";
import type { ReactNode } from "react";
import { createContext, use } from "react";
import { useSession } from "./use-live";

const Ready = createContext<Session | null>(null);

/** Gives what is inside the session of whoever is working. */
export function SessionProvider({
  session,
  children,
}: {
  session: Session;
  children: ReactNode;
}) {
  return <Ready value={session}>{children}</Ready>;
}

/** What is inside is there while somebody may work; until then, and afterwards, nothing is. */
export function SignedIn({ children }: { children: ReactNode }) {
  const state = useSession();
  return state.state === "ready" ? (
    <SessionProvider session={state.session}>{children}</SessionProvider>
  ) : null;
}

/** Who is working, and in which establishment; throws outside of a `SessionProvider`. */
export function useReadySession(): Session {
  const session = use(Ready);
  if (session === null) throw new Error("nobody is signed in here");
  return session;
}

/** Whose a draft of a session is: the person’s, in the establishment, for a purpose. */
export const draftOwner = (
  { uid, zooId }: Pick<Session, "uid" | "zooId">,
  ...purpose: readonly string[]
): string => JSON.stringify([uid, zooId, ...purpose]);

/** Whether two drafts are of one person in one establishment, for whatever purpose; what is no owner of a draft is nobody's. */
export function isSamePerson(owner: string, other: string): boolean {
  const [one, another] = [owner, other].map((text) => {
    try {
      const parts: unknown = JSON.parse(text);
      return Array.isArray(parts) ? JSON.stringify(parts.slice(0, 2)) : null;
    } catch {
      return null;
    }
  });
  return one != null && one === another;
}

/** Whose a draft is of who is working, for this purpose. */
export function useDraftOwner(...purpose: readonly string[]): string {
  return draftOwner(useReadySession(), ...purpose);
}
