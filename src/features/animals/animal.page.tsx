import { can } from "@domain/access/can";
import { animalFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { href } from "@domain/pages";
import { IconPaw } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../data/live-store";
import { useLiveDoc, useSession } from "../../data/hooks/use-live";
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
import { AnimalRecord } from "./record/animal-record";

export function Component() {
  const session = useSession();
  return session.state === "ready" ? (
    <AnimalPage session={session.session} />
  ) : null;
}

function AnimalPage({ session }: { session: Session }) {
  const [params] = usePageParams();
  const animalId = params.get("animalId");
  if (params.get("mode") === "create" && can(session, "create", "animals"))
    return (
      <AnimalCreation
        session={session}
        enclosureId={params.get("enclosureId")}
      />
    );
  if (animalId === null) return <NoAnimal />;
  return (
    <OneAnimal
      key={animalId}
      animalId={animalId}
      session={session}
      form={params.get("mode") === "edit" ? "edit" : params.get("tool")}
    />
  );
}

interface OneAnimalProps {
  animalId: string;
  session: Session;
  form: string | null;
}

function OneAnimal({ animalId, session, form }: OneAnimalProps) {
  const live = useLiveDoc("animals", animalId);
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NoAnimal />}>
      {(row) => row && <AnimalOr form={form} row={row} session={session} />}
    </QueryState>
  );
}

interface AnimalOrProps {
  form: string | null;
  row: Row<"animals">;
  session: Session;
}

/** The form that was asked for, for those who may use it; else the animal. */
function AnimalOr({ form, row, session }: AnimalOrProps) {
  if (row.data.isArchived) return <AnimalRecord row={row} session={session} />;
  const facts = animalFacts(row.data);
  if (form === "edit" && can(session, "change", "animals", facts))
    return <AnimalEdition row={row} session={session} />;
  if (form === "move" && can(session, "move", "animals", facts))
    return <MoveEdition row={row} session={session} />;
  if (form === "note" && can(session, "note", "animals", facts))
    return <NoteEdition row={row} />;
  return <AnimalRecord row={row} session={session} />;
}

function NoAnimal() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("routes.pages.animal.title")} />
      <EmptyState
        icon={IconPaw}
        title={t("animals.states.missing")}
        action={
          <ButtonLink to={href("animalList")} variant="light">
            {t("animals.actions.list")}
          </ButtonLink>
        }
      />
    </>
  );
}
