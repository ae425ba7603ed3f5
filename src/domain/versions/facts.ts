import type { VersionStatus } from "./version-list";

/** What `can()` needs to know of a thing with versions: its makers' alone until one is published. */
export const headerFacts = ({ published }: { published: boolean }) => ({
  zooId: "",
  published,
});

/** Of a version: drafts are their makers' alone. */
export const versionFacts = ({ status }: { status: VersionStatus }) => ({
  zooId: "",
  published: status !== "draft",
});
