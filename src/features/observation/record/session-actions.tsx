import { obsSessionFacts } from "@domain/observation/collection";
import { href } from "@domain/pages";
import { IconArrowBackUp, IconBan, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useCan } from "../../../data/hooks/use-can";
import { outcomeOf, useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { patch } from "../../../data/write";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import type { MoreItem } from "../../../ui/menu/more-menu";
import { MoreMenu } from "../../../ui/menu/more-menu";
import type { OnCorrect } from "./correcting/correcting";

interface SessionActionsProps {
  row: Row<"obsSessions">;
  name: string;
  isVoid: boolean;
  onCorrect: OnCorrect;
}

/** What may be done with a whole session: declared void or counted again, deleted. */
export function SessionActions(props: SessionActionsProps) {
  const { row, name, isVoid, onCorrect } = props;
  const { t } = useTranslation();
  const may = useCan();
  const navigate = useNavigate();
  const { busy, failure, run } = useSubmit({ once: true });
  const remove = () =>
    run(
      () =>
        outcomeOf(
          patch(
            "obsSessions",
            row.id,
            { isDeleted: true },
            { kind: "obsSessions.remove", name },
            row,
          ),
        ),
      () => {
        notifyDone(t("observation.record.messages.deleted"));
        void navigate(href("obsSessionList"));
      },
    );
  const ask = async () => {
    const yes = await confirm({
      title: t("observation.record.confirm.delete", { name }),
      body: t("observation.record.confirm.deleteBody"),
      confirm: t("common.actions.delete"),
      danger: true,
    });
    if (yes) remove();
  };
  const items: MoreItem[] = [
    ...(onCorrect === null
      ? []
      : [
          {
            id: "void",
            label: t(
              `observation.record.actions.${isVoid ? "unvoid" : "void"}`,
            ),
            icon: isVoid ? IconArrowBackUp : IconBan,
            danger: !isVoid,
            onPick: () => onCorrect({ kind: "void", voided: !isVoid }),
          },
        ]),
    ...(may("remove", "obsSessions", obsSessionFacts(row.data))
      ? [
          {
            id: "delete",
            label: t("common.actions.delete"),
            icon: IconTrash,
            danger: true,
            onPick: () => void ask(),
          },
        ]
      : []),
  ];
  return (
    <>
      <FormFailure failure={failure} onRetry={remove} />
      <MoreMenu about={name} items={items} busy={busy} size={36} />
    </>
  );
}
