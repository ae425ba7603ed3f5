import { idSchema } from "@domain/schema/fields";
import { usePublications } from "../../data/biblio/use-publications";
import { usePageParams } from "../../ui/list/search-params";
import { fetched } from "../../ui/state/fetched";
import { QueryState } from "../../ui/state/query-state";
import { PublicationFormPage } from "./form/publication-form-page";
import { BiblioList } from "./list/biblio-list";
import { NoPublication } from "./parts/no-publication";
import { useMayKeep } from "./parts/use-may-keep";
import { PublicationRecord } from "./record/publication-record";

const ImportPage = fetched(() =>
  import("./import/import-page").then((page) => page.ImportPage),
);

/** What has been published: the list, one of it, the form for it or a file of it, as the address says. */
export function Component() {
  const [params] = usePageParams();
  const live = usePublications();
  const keep = useMayKeep();
  const mode = params.get("mode");
  const asked = params.get("biblioId");
  if (asked === null && keep.any && mode === "create")
    return <PublicationFormPage row={null} />;
  if (asked === null && keep.any && mode === "import")
    return (
      <QueryState query={live}>
        {({ rows }) => <ImportPage rows={rows} />}
      </QueryState>
    );
  if (asked === null) return <BiblioList live={live} />;
  const id = idSchema.nullable().catch(null).parse(asked);
  return (
    <QueryState query={live}>
      {({ rows }) => {
        const row = rows.find((one) => one.id === id);
        if (row === undefined) return <NoPublication />;
        return mode === "edit" && keep.change(row.data) ? (
          <PublicationFormPage key={row.id} row={row} />
        ) : (
          <PublicationRecord key={row.id} row={row} />
        );
      }}
    </QueryState>
  );
}
