import { href } from "@domain/pages";
import { isPutAway } from "@domain/record/put-away";
import { IconFence } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../data/live-store";
import { useRecord } from "../../data/hooks/use-record";
import { factsFor, useCan } from "../../data/hooks/use-can";
import { usePageParams } from "../../ui/list/search-params";
import { MissingPage } from "../../ui/page/missing-page";
import { QueryState } from "../../ui/state/query-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { EnclosureCreation } from "./form/enclosure-creation";
import { EnclosureEdition } from "./form/enclosure-edition";
import { NoteEdition } from "./form/note-edition";
import { MapEditor } from "./map/fetched-map";
import { RemovedEnclosure } from "./record/removed-enclosure";
import { EnclosureRecord } from "./record/enclosure-record";

export function Component() {
  const may = useCan();
  const { t } = useTranslation();
  const [params] = usePageParams();
  const enclosureId = params.get("enclosureId");
  if (params.get("mode") === "create" && may("create", "enclosures"))
    return <EnclosureCreation sectorId={params.get("sectorId")} />;
  if (enclosureId === null)
    return <NoEnclosure message={t("errors.messages.noEnclosureId")} />;
  return (
    <OneEnclosure
      key={enclosureId}
      enclosureId={enclosureId}
      form={formOf(params.get("mode"), params.get("tool"))}
    />
  );
}

const formOf = (mode: string | null, tool: string | null) =>
  mode === "edit" || mode === "map" ? mode : tool;

interface OneEnclosureProps {
  enclosureId: string;
  form: string | null;
}

function OneEnclosure({ enclosureId, form }: OneEnclosureProps) {
  const { t } = useTranslation();
  const live = useRecord("enclosures", enclosureId);
  return (
    <QueryState
      query={live}
      skeleton={<PageSkeleton />}
      empty={<NoEnclosure message={t("enclosures.states.missing")} />}
    >
      {(row) => row && <EnclosureOr form={form} row={row} />}
    </QueryState>
  );
}

interface EnclosureOrProps {
  form: string | null;
  row: Row<"enclosures">;
}

/** The form that was asked for, for those who may use it; else the enclosure. */
function EnclosureOr({ form, row }: EnclosureOrProps) {
  const may = useCan();
  const facts = factsFor("enclosures", row.data);
  if (row.data.deletedAt !== null && isPutAway(row.data))
    return <RemovedEnclosure row={row} />;
  if (isPutAway(row.data)) return <EnclosureRecord row={row} archived />;
  if (form === "edit" && may("change", "enclosures", facts))
    return <EnclosureEdition row={row} />;
  if (form === "map" && may("change", "enclosures", facts))
    return <MapEditor row={row} />;
  if (form === "note" && may("note", "enclosures", facts))
    return <NoteEdition row={row} />;
  return <EnclosureRecord row={row} />;
}

function NoEnclosure({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <MissingPage
      heading={t("enclosures.titleOne")}
      icon={IconFence}
      title={message}
      back={{ to: href("enclosureList"), label: t("enclosures.actions.list") }}
    />
  );
}
