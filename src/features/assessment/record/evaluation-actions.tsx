import { evaluationFacts } from "@domain/evaluation/collection";
import { href } from "@domain/pages";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useCan } from "../../../data/hooks/use-can";
import { outcomeOf, useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { patch } from "../../../data/write";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import { MoreMenu } from "../../../ui/menu/more-menu";

interface EvaluationActionsProps {
  row: Row<"evaluations">;
  name: string;
}

/** What may be done with a whole evaluation that was handed in: it is deleted, after asking. */
export function EvaluationActions({ row, name }: EvaluationActionsProps) {
  const { t } = useTranslation();
  const may = useCan();
  const navigate = useNavigate();
  const { busy, failure, run } = useSubmit({ once: true });
  if (!may("remove", "evaluations", evaluationFacts(row.data))) return null;
  const remove = () =>
    run(
      () =>
        outcomeOf(
          patch(
            "evaluations",
            row.id,
            { isDeleted: true },
            { kind: "evaluations.remove", name },
            row,
          ),
        ),
      () => {
        notifyDone(t("assessment.messages.deleted"));
        void navigate(href("assessment"), { replace: true });
      },
    );
  const ask = async () => {
    const yes = await confirm({
      title: t("assessment.messages.deleteTitle", { name }),
      body: t("assessment.messages.deleteBody"),
      confirm: t("common.actions.delete"),
      danger: true,
    });
    if (yes) remove();
  };
  return (
    <>
      <FormFailure failure={failure} onRetry={remove} />
      <MoreMenu
        about={name}
        busy={busy}
        size={36}
        items={[
          {
            id: "delete",
            label: t("common.actions.delete"),
            icon: IconTrash,
            danger: true,
            onPick: () => void ask(),
          },
        ]}
      />
    </>
  );
}
