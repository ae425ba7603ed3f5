import type { PageKey } from "@domain/pages";
import { homePage, href } from "@domain/pages";
import { IconChartDots } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useSession } from "../../data/hooks/use-live";
import type { Needs } from "../../features/feature";
import { NotAllowed } from "../../ui/page/not-allowed";
import { isFollowed } from "../routes/follow-up";
import { mayOpen } from "../routes/menu";

interface PermissionGuardProps {
  page: PageKey;
  needs: Needs;
  children: ReactNode;
}

/** Shows a page to those who may open it, the others why they see nothing. */
export function PermissionGuard({
  page,
  needs,
  children,
}: PermissionGuardProps) {
  const session = useSession();
  if (session.state !== "ready") return null;
  const home = href(homePage);
  if (!isFollowed(page, session.zoo))
    return <NotAllowed home={home} why="basic" icon={IconChartDots} />;
  return mayOpen(session.session, needs) ? (
    children
  ) : (
    <NotAllowed home={home} />
  );
}
