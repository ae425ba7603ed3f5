import { href } from "@domain/pages";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { TextLink } from "../../../ui/display/text-link";
import { ToolLink } from "../../../ui/display/tool-link";
import { usePageParams, withParams } from "../../../ui/list/search-params";
import { sheetTool } from "./sheet-address";

/** The way from the list to the day's sheets, of the sector it is narrowed to. */
export function SheetLink() {
  const { t } = useTranslation();
  const location = useLocation();
  const state: unknown = location.state;
  const [params] = usePageParams();
  const to = withParams(params, { tool: sheetTool });
  return (
    <ToolLink
      to={`${location.pathname}?${to.toString()}`}
      icon={IconPrinter}
      label={t("tasks.actions.sheet")}
      state={state}
    />
  );
}

/** The way to the sheet of a sector. */
export function SectorSheetLink({ sectorId }: { sectorId: string }) {
  const { t } = useTranslation();
  return (
    <TextLink to={href("taskList", { sectorId, tool: sheetTool })} size="sm">
      {t("tasks.actions.sheet")}
    </TextLink>
  );
}
