import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import type { VersionedThing } from "../../shared/versions/versioned";
import { useEthogramName } from "./use-ethogram-name";

/** An ethogram as a thing that has versions. */
export function useVersionedEthogram(row: Row<"observations">): VersionedThing {
  const { t } = useTranslation();
  const { id: obsId, data } = row;
  const name = useEthogramName()(data.names);
  return {
    collection: "observationVersions",
    id: obsId,
    name,
    versions: data.versions,
    publishedVersion: data.publishedVersion,
    kind: "ethogram",
    recordHref: (more) => href("obs", { obsId, ...more }),
    previewHref: (version) => href("obsPreview", { obsId, version }),
    words: {
      publishBody: t("ethograms.confirm.publishBody"),
      firstDraft: t("ethograms.states.firstDraft"),
      retireBody: t("ethograms.confirm.retireBody"),
    },
  };
}
