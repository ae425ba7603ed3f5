import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { TextLink } from "../../../ui/display/text-link";
import type { Observed } from "./use-observed-facts";

/** To how the ethogram and the context of a campaign look. */
export function ObservedLinks({
  obsId,
  obsVersion,
  contextId,
  contextVersion,
}: Observed) {
  const { t } = useTranslation();
  return (
    <>
      {obsId !== null && (
        <TextLink
          size="sm"
          to={href("obsPreview", { obsId, version: String(obsVersion ?? "") })}
        >
          {t("campaigns.actions.ethogram")}
        </TextLink>
      )}
      {contextId !== null && (
        <TextLink
          size="sm"
          to={href("obsContext", {
            contextId,
            version: String(contextVersion ?? ""),
            mode: "preview",
          })}
        >
          {t("campaigns.actions.context")}
        </TextLink>
      )}
    </>
  );
}
