import { IconQrcode } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "../display/button-link";
import { usePageParams, withParams } from "../list/search-params";

/** The way from a list to the labels of what it is narrowed to, by typed words, too. */
export function LabelsLink() {
  const { t } = useTranslation();
  const { pathname, state } = useLocation();
  const [params] = usePageParams();
  const to = withParams(params, { tool: "labels" });
  return (
    <ButtonLink
      to={`${pathname}?${to.toString()}`}
      state={state}
      variant="default"
      leftSection={<IconQrcode size={16} aria-hidden />}
    >
      {t("common.actions.labels")}
    </ButtonLink>
  );
}
