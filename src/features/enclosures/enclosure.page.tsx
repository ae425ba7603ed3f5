import { can } from "@domain/access/can";
import { enclosureFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { href } from "@domain/pages";
import { IconFence } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLiveDoc, useSession } from "../../data/hooks/use-live";
import { ButtonLink } from "../../ui/display/button-link";
import { usePageParams } from "../../ui/list/search-params";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { EnclosureCreation } from "./form/enclosure-creation";
import { EnclosureEdition } from "./form/enclosure-edition";
import { NoteEdition } from "./form/note-edition";
import { EnclosureRecord } from "./record/enclosure-record";

export function Component() {
  const session = useSession();
  return session.state === "ready" ? (
    <EnclosurePage session={session.session} />
  ) : null;
}

function EnclosurePage({ session }: { session: Session }) {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const enclosureId = params.get("enclosureId");
  if (params.get("mode") === "create" && can(session, "create", "enclosures"))
    return (
      <EnclosureCreation session={session} sectorId={params.get("sectorId")} />
    );
  if (enclosureId === null)
    return <NoEnclosure message={t("errors.messages.noEnclosureId")} />;
  return (
    <OneEnclosure
      key={enclosureId}
      enclosureId={enclosureId}
      session={session}
      form={params.get("mode") === "edit" ? "edit" : params.get("tool")}
    />
  );
}

interface OneEnclosureProps {
  enclosureId: string;
  session: Session;
  form: string | null;
}

function OneEnclosure({ enclosureId, session, form }: OneEnclosureProps) {
  const { t } = useTranslation();
  const live = useLiveDoc("enclosures", enclosureId);
  return (
    <QueryState
      query={live}
      skeleton={<PageSkeleton />}
      empty={<NoEnclosure message={t("enclosures.states.missing")} />}
    >
      {(row) => {
        if (row === null) return null;
        const facts = enclosureFacts(row.data);
        if (form === "edit" && can(session, "change", "enclosures", facts))
          return <EnclosureEdition row={row} session={session} />;
        if (form === "note" && can(session, "note", "enclosures", facts))
          return <NoteEdition row={row} />;
        return <EnclosureRecord row={row} session={session} />;
      }}
    </QueryState>
  );
}

function NoEnclosure({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("routes.pages.enclosure.title")} />
      <EmptyState
        icon={IconFence}
        title={message}
        action={
          <ButtonLink to={href("enclosureList")} variant="light">
            {t("enclosures.actions.list")}
          </ButtonLink>
        }
      />
    </>
  );
}
