import { href } from "@domain/pages";
import { hasEnded } from "@domain/animal/life";
import { isPutAway } from "@domain/record/put-away";
import { IconPaw } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../data/live-store";
import { useRecord } from "../../data/hooks/use-record";
import { factsFor, useCan } from "../../data/hooks/use-can";
import { ButtonLink } from "../../ui/display/button-link";
import { usePageParams } from "../../ui/list/search-params";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { AnimalCreation } from "./form/animal-creation";
import { AnimalEdition } from "./form/animal-edition";
import { MoveEdition } from "./form/move-edition";
import { NoteEdition } from "./form/note-edition";
import { EndEdition } from "./life/end-edition";
import { ReturnEdition } from "./life/return-edition";
import { AnimalRecord } from "./record/animal-record";

export function Component() {
  const may = useCan();
  const [params] = usePageParams();
  const animalId = params.get("animalId");
  if (params.get("mode") === "create" && may("create", "animals"))
    return <AnimalCreation enclosureId={params.get("enclosureId")} />;
  if (animalId === null) return <NoAnimal />;
  return (
    <OneAnimal
      key={animalId}
      animalId={animalId}
      form={params.get("mode") === "edit" ? "edit" : params.get("tool")}
    />
  );
}

interface OneAnimalProps {
  animalId: string;
  form: string | null;
}

function OneAnimal({ animalId, form }: OneAnimalProps) {
  const live = useRecord("animals", animalId);
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NoAnimal />}>
      {(row) => row && <AnimalOr form={form} row={row} />}
    </QueryState>
  );
}

interface AnimalOrProps {
  form: string | null;
  row: Row<"animals">;
}

/** The form that was asked for, for those who may use it; else the animal. */
function AnimalOr({ form, row }: AnimalOrProps) {
  const may = useCan();
  if (isPutAway(row.data)) return <AnimalRecord row={row} />;
  const facts = factsFor("animals", row.data);
  if (form === "edit" && may("change", "animals", facts))
    return <AnimalEdition row={row} />;
  const ended = hasEnded(row.data);
  if (form === "move" && !ended && may("move", "animals", facts))
    return <MoveEdition row={row} />;
  if (form === "end" && may("end", "animals", facts))
    return <EndEdition row={row} />;
  if (form === "return" && ended && may("end", "animals", facts))
    return <ReturnEdition row={row} />;
  if (form === "note" && may("note", "animals", facts))
    return <NoteEdition row={row} />;
  return <AnimalRecord row={row} />;
}

function NoAnimal() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("animals.titleOne")} />
      <EmptyState
        icon={IconPaw}
        title={t("animals.states.missing")}
        body={t("common.messages.notThere")}
        action={
          <ButtonLink to={href("animalList")} variant="light">
            {t("animals.actions.list")}
          </ButtonLink>
        }
      />
    </>
  );
}
