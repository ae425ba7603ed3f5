import { AppError } from "@domain/errors";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import type { VersionedThing } from "../../shared/versions/versioned";
import { createDraft } from "../ethogram-writes";
import { useEthogramName } from "./use-ethogram-name";
import type { WordedPlan } from "./use-texts";

/** An ethogram as a thing that has versions; the next draft is begun from the version that is shown. */
export function useVersionedEthogram(
  row: Row<"observations">,
  shown: WordedPlan | null = null,
): VersionedThing {
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
    begin: () =>
      shown === null
        ? Promise.reject(new AppError("not-found"))
        : createDraft(row, shown.row.data, shown.words, name),
  };
}
