import type { BoardTemplate } from "@domain/board/templates";
import { templateWidgets } from "@domain/board/templates";
import { storedWidgets } from "@domain/board/stored";
import type { SavedViewForm } from "@domain/saved-view/saved-view";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import type { Submit } from "../../data/hooks/use-submit";
import { useSubmit } from "../../data/hooks/use-submit";
import { usePageParams } from "../../ui/list/search-params";
import { createBoard } from "./board-writes";

interface Creating extends Pick<Submit, "busy" | "failure"> {
  /** Makes one of these widgets and goes there. */
  create: (
    form: SavedViewForm,
    widgets?: readonly string[],
  ) => ReturnType<typeof createBoard>;
  /** The same of a template, under its name. */
  make: (template: BoardTemplate) => ReturnType<typeof createBoard>;
  begin: (template: BoardTemplate) => void;
}

/** Makes dashboards; a new one is shown at once, to be worked on. */
export function useCreating(): Creating {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const [, change] = usePageParams();
  const { busy, failure, run } = useSubmit();
  const create: Creating["create"] = async (form, widgets = []) => {
    const made = await createBoard(zooId, widgets, form);
    change({ dashboardId: made.id, mode: "edit" });
    return made;
  };
  const make: Creating["make"] = (template) =>
    create(
      { name: t(`boards.templates.${template}.name`), sharedWith: [] },
      storedWidgets(templateWidgets(template)),
    );
  return {
    ...{ busy, failure, create, make },
    begin: (template) =>
      run(
        () => make(template),
        () => undefined,
      ),
  };
}
