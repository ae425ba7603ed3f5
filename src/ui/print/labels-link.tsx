import { IconQrcode } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { ToolLink } from "../display/tool-link";
import { usePageParams, withParams } from "../list/search-params";

/** The way from a list to the labels of what it is narrowed to, by typed words, too. */
export function LabelsLink() {
  const { t } = useTranslation();
  const location = useLocation();
  const state: unknown = location.state;
  const [params] = usePageParams();
  const to = withParams(params, { tool: "labels" });
  return (
    <ToolLink
      to={`${location.pathname}?${to.toString()}`}
      icon={IconQrcode}
      label={t("common.actions.labels")}
      state={state}
    />
  );
}
