import type { MeasureKind } from "@domain/measures/kinds";
import { measureKinds } from "@domain/measures/kinds";
import { AppError } from "@domain/errors";
import { useTranslation } from "react-i18next";
import { removeRecord } from "../../../data/demonstration/remove-record";
import { useSubmit } from "../../../data/hooks/use-submit";
import { useFormat } from "../../../lib/use-format";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import type { ParameterRow } from "./use-parameters";
import { useParameterWords } from "./use-parameter-words";

/** Each takes the better part of a minute: a year of minutes of twenty places is gone in ten. */
const stepsMost = 50;

/** Putting a parameter out of use, taking it back, and deleting it for good with the values that go. */
export function useParameterRemoval(of: MeasureKind) {
  const kind = measureKinds[of].parameters;
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useParameterWords();
  const { busy, run } = useSubmit();
  const tell = (title: string) => (error: unknown) => {
    notifyError(error, title);
  };
  const setArchived = ({ id, data }: ParameterRow, archived: boolean) =>
    run(
      () =>
        removeRecord(kind, id, archived ? "archive" : "restore").catch(
          tell(
            t(
              archived
                ? "errors.messages.parameterArchive"
                : "measures.messages.notRestored",
            ),
          ),
        ),
      (answer) => {
        if (!answer) return;
        const name = nameOf(data);
        notifyDone(
          t(
            archived
              ? "measures.messages.archived"
              : "measures.messages.restored",
            { name },
          ),
        );
      },
    );
  const goesWith = (values: Readonly<Record<string, number>> | undefined) => {
    const kinds = (["lines", "hours"] as const).flatMap((one) => {
      const count = values?.[one] ?? 0;
      const number = format.number(count);
      return count === 0
        ? []
        : [t(`measures.removal.${one}`, { count, number })];
    });
    if (values === undefined) return t("measures.removal.allValues");
    return kinds.length === 0
      ? t("measures.removal.noValues")
      : t("measures.removal.values", { values: format.list(kinds) });
  };
  const remove = async ({ id, data }: ParameterRow, body: string) => {
    const name = nameOf(data);
    const agreed = await confirm({
      title: t("measures.removal.title", { name }),
      body,
      confirm: t("measures.actions.removeForGood"),
      danger: true,
    });
    if (!agreed) return;
    // Many values go in several steps: what is left is asked for again.
    for (let step = 0; step < stepsMost; step += 1) {
      const { removed } = await removeRecord(kind, id, "remove", true);
      if (removed) break;
      if (step === stepsMost - 1) throw new AppError("internal");
    }
    notifyDone(t("measures.messages.removed", { name }));
  };
  /** Says what would go, which stands before either choice, then takes it away. */
  const askAndRemove = async (row: ParameterRow) => {
    const told = await removeRecord(kind, row.id, "remove").catch(
      tell(t("errors.messages.parameterArchiveOrDelete")),
    );
    if (told)
      await remove(row, goesWith(told.values)).catch(
        tell(t("errors.messages.parameterDelete")),
      );
  };
  return {
    busy,
    setArchived,
    remove: (row: ParameterRow) =>
      run(
        () => askAndRemove(row),
        () => undefined,
      ),
  };
}
