import type { AppError } from "@domain/errors";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../data/hooks/use-submit";
import { newId } from "../../../data/write";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import type { VersionedThing, VersionOf } from "./versioned";
import { doWhole } from "./versioned";

export interface Publishing {
  busy: boolean;
  /** What the server found in the way, `path:code` each; [] for nothing. */
  refused: readonly string[];
  /** Why it failed otherwise; null: it did not. */
  failure: AppError | null;
  ask: () => void;
  retry: () => void;
}

const fieldsOf = (failure: AppError | null): readonly string[] => {
  const fields = failure?.details["fields"];
  return failure?.code === "invalid-input" && Array.isArray(fields)
    ? fields.filter((one) => typeof one === "string")
    : [];
};

/** Publishes a draft after asking; what is in the way comes back by its places. */
export function usePublish(of: VersionedThing, row: VersionOf): Publishing {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  // Asked for again after an answer that got lost it is the same request; after a refusal another.
  const [operation, setOperation] = useState(newId);
  const { name } = of;
  const number = Number(row.id);
  const publish = () =>
    run(
      async () => {
        try {
          await doWhole("publish", of, row, operation);
        } catch (error) {
          setOperation(newId());
          throw error;
        }
      },
      () => notifyDone(t("surveys.edit.messages.published", { name, number })),
    );
  const ask = async () => {
    const sure = await confirm({
      title: t("surveys.edit.confirm.publishTitle", { name, number }),
      body: of.words.publishBody,
      confirm: t("surveys.edit.actions.publish"),
    });
    if (sure) publish();
  };
  const fields = fieldsOf(failure);
  return {
    busy,
    refused: fields,
    failure: fields.length > 0 ? null : failure,
    ask: () => void ask(),
    retry: publish,
  };
}
