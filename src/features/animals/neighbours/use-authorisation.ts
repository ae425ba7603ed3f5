import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import type { Submit } from "../../../data/hooks/use-submit";
import { useSubmit } from "../../../data/hooks/use-submit";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import { authorise } from "./authorise";

interface Change extends Pick<Submit, "busy" | "failure"> {
  /** Asks, then lets an establishment see the animal's card, or no more. */
  change: (zoo: { id: string; name: string }, authorised: boolean) => void;
  /** The same once more. */
  retry: () => void;
}

/** Which establishments see an animal's card, as its administrators say; without a network nothing is sent. */
export function useAuthorisation({ id, data }: Row<"animals">): Change {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const [again, setAgain] = useState<() => void>();
  const name = data.animalName;
  const ask = async (
    zoo: { id: string; name: string },
    authorised: boolean,
  ): Promise<void> => {
    const which = authorised ? "add" : "remove";
    const words = { name, zoo: zoo.name };
    const sure = await confirm({
      title: t(`animals.neighbours.questions.${which}.title`, words),
      body: t(`animals.neighbours.questions.${which}.body`, words),
      confirm: t(`animals.neighbours.questions.${which}.confirm`),
      danger: !authorised,
    });
    if (!sure) return;
    const wish = {
      operationId: crypto.randomUUID(),
      zooId: data.zooId,
      animalId: id,
      otherZooId: zoo.id,
      authorised,
    };
    const attempt = () =>
      run(
        () => authorise(wish),
        () =>
          notifyDone(
            t(
              `animals.neighbours.messages.${authorised ? "added" : "removed"}`,
              words,
            ),
          ),
      );
    setAgain(() => attempt);
    attempt();
  };
  return {
    busy,
    failure,
    change: (zoo, authorised) => void ask(zoo, authorised),
    retry: () => again?.(),
  };
}
