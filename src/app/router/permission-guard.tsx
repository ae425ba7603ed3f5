import { homePage, href } from "@domain/pages";
import type { ReactNode } from "react";
import { useSession } from "../../data/hooks/use-live";
import type { Needs } from "../../features/feature";
import { NotAllowed } from "../../ui/page/not-allowed";
import { mayOpen } from "../routes/menu";

/** Shows a page to those who may open it, the others why they see nothing. */
export function PermissionGuard({
  needs,
  children,
}: {
  needs: Needs;
  children: ReactNode;
}) {
  const session = useSession();
  if (session.state !== "ready") return null;
  return mayOpen(session.session, needs) ? (
    children
  ) : (
    <NotAllowed home={href(homePage)} />
  );
}
