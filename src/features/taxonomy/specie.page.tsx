import { href } from "@domain/pages";
import { idSchema } from "@domain/schema/fields";
import { IconPaw } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../data/hooks/use-can";
import { useLiveDoc } from "../../data/hooks/use-live";
import { ButtonLink } from "../../ui/display/button-link";
import { usePageParams } from "../../ui/list/search-params";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { SpecieCreation, SpecieEdition } from "./form/specie-forms";
import { taxonRow } from "./parts/use-taxa";
import { SpecieRecord } from "./record/specie-record";

const idOf = (text: string | null) =>
  idSchema.nullable().catch(null).parse(text);

/** A species: the form for a new one, its record, or the form about it. */
export function Component() {
  const may = useCan();
  const [params] = usePageParams();
  const mode = params.get("mode");
  const specieId = idOf(params.get("specieId"));
  if (mode === "create" && may("create", "taxonomy"))
    return <SpecieCreation familyId={idOf(params.get("familyId"))} />;
  if (specieId === null) return <NoSpecie />;
  return (
    <OneSpecie
      key={specieId}
      specieId={specieId}
      editing={mode === "edit" && may("change", "taxonomy")}
    />
  );
}

function OneSpecie({
  specieId,
  editing,
}: {
  specieId: string;
  editing: boolean;
}) {
  const live = useLiveDoc("species", specieId);
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NoSpecie />}>
      {(row) => {
        if (row === null) return null;
        const specie = taxonRow("species", row);
        return editing ? (
          <SpecieEdition specie={specie} />
        ) : (
          <SpecieRecord specie={specie} />
        );
      }}
    </QueryState>
  );
}

function NoSpecie() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("taxonomy.titleOne.species")} />
      <EmptyState
        icon={IconPaw}
        title={t("taxonomy.states.missing")}
        body={t("common.messages.notThere")}
        action={
          <ButtonLink to={href("specieList")} variant="light">
            {t("taxonomy.actions.toList")}
          </ButtonLink>
        }
      />
    </>
  );
}
