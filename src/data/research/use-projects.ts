import { projectsQuery } from "@domain/research/research-queries";
import { useReadySession } from "../hooks/ready-session";
import { useLiveQueries } from "../hooks/use-live";

/** The projects of the establishment that whoever works may read, live; the archived included. */
export function useProjects() {
  const session = useReadySession();
  return useLiveQueries([projectsQuery(session)]);
}
