import { biblioQueries } from "@domain/biblio/biblio-queries";
import { useReadySession } from "../hooks/ready-session";
import { useLiveQueries } from "../hooks/use-live";

/** The publications that the establishment reads, everybody's and its own, live; the archived included. */
export function usePublications() {
  const { zooId } = useReadySession();
  return useLiveQueries(biblioQueries(zooId));
}
