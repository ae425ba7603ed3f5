import type { Session } from "@domain/access/session";
import type { Zoo } from "@domain/establishment/zoo";
import type { User } from "@domain/person/user";

export type RefusalReason = "disabled" | "pending" | "stranger";
export type SessionState =
  | { state: "loading" }
  | { state: "signedOut" }
  | { state: "refused"; reason: RefusalReason }
  | { state: "ready"; session: Session; zoo: Zoo; user: User };

export declare function watchSession(
  listener: (state: SessionState) => void,
): () => void;
export declare function switchZoo(zooId: string): void;
