import { AuditList } from "./audit-list";

/** What was done in an establishment, as a tab of its page. */
export function Component({ id }: { id: string }) {
  return <AuditList zooId={id} />;
}
