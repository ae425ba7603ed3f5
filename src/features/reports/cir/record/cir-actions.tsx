import { href } from "@domain/pages";
import { IconArchive, IconPencil, IconRestore } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { factsFor, useCan } from "../../../../data/hooks/use-can";
import type { Row } from "../../../../data/live-store";
import { ButtonLink } from "../../../../ui/display/button-link";
import { notifyError } from "../../../../ui/feedback/notify";
import { MoreMenu } from "../../../../ui/menu/more-menu";
import { setCirArchived } from "../cir-writes";

interface CirActionsProps {
  row: Row<"cirs">;
  mayChange: boolean;
}

/** What can be done with the whole report of a visit. */
export function CirActions({ row, mayChange }: CirActionsProps) {
  const { t } = useTranslation();
  const may = useCan();
  const { data, id } = row;
  const mayRemove = may("remove", "cirs", factsFor("cirs", data));
  return (
    <>
      {mayChange && (
        <ButtonLink
          to={href("cir", { reportId: id, mode: "edit" })}
          variant="default"
          mih={44}
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          {t("common.actions.edit")}
        </ButtonLink>
      )}
      {mayRemove && (
        <MoreMenu
          about={data.title}
          size={44}
          items={[
            {
              id: "archive",
              label: t(
                data.isArchived
                  ? "common.actions.restore"
                  : "common.actions.archive",
              ),
              icon: data.isArchived ? IconRestore : IconArchive,
              onPick: () =>
                void setCirArchived(row, !data.isArchived).catch(notifyError),
            },
          ]}
        />
      )}
    </>
  );
}
