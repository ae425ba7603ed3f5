import { useLiveDoc } from "../hooks/use-live";

/** What somebody of the provider is called; null while it is not known, or nobody may say. */
export function useStaffName(uid: string | null): string | null {
  const live = useLiveDoc("users", uid === "system" ? null : uid);
  if (live.state !== "data" || live.data === null) return null;
  const { userFirstname, userLastname } = live.data.data;
  return `${userFirstname} ${userLastname}`.trim() || null;
}
