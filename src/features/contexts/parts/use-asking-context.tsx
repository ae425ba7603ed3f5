import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import type { Asking } from "../../shared/asking/asking";
import { NoContext } from "./of-context";
import { useContextName } from "./use-context-name";

/** A context as what asks questions and has versions; nothing of it is scored. */
export function useAskingContext({
  id: contextId,
  data,
}: Row<"contexts">): Asking {
  const { t } = useTranslation();
  const name = useContextName()(data.names);
  return {
    collection: "contextVersions",
    id: contextId,
    name,
    names: data.names,
    versions: data.versions,
    publishedVersion: data.publishedVersion,
    kind: "context",
    isScored: false,
    title: t("contexts.titleOne"),
    list: { label: t("contexts.title"), to: href("obsContextList") },
    missing: <NoContext />,
    recordHref: (more) => href("obsContext", { contextId, ...more }),
    previewHref: (version) =>
      href("obsContext", { contextId, version, mode: "preview" }),
    words: {
      publishBody: t("contexts.confirm.publishBody"),
      firstDraft: t("contexts.states.firstDraft"),
      retireBody: t("surveys.edit.confirm.retireBody"),
    },
  };
}
