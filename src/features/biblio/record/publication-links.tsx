import type { Publication } from "@domain/biblio/publication";
import { href } from "@domain/pages";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useTaxonNames } from "../../../data/words/use-taxon-names";
import { FactList } from "../../../ui/display/fact-list";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import type { LinkKind } from "../parts/use-linked";
import { useLinkedNames } from "../parts/use-linked";

/** The species, parameters and questions that a publication is about; nothing where it names none. */
export function PublicationLinks({ one }: { one: Publication }) {
  const { t } = useTranslation();
  const readsQuestions = useCan()("change", "questions");
  const species = useTaxonNames("species", one.specieIds).map(
    ({ id, name }) => ({
      id,
      name,
      to: href("specieDashboard", { specieId: id }),
    }),
  );
  const kinds: LinkKind[] = [
    ...(["healthParameterIds", "environmentalParameterIds"] as const),
    ...(readsQuestions ? (["questionIds"] as const) : []),
  ];
  const facts = [
    { field: "specieIds" as const, links: species },
    ...kinds.map((field) => ({ field, ids: one[field] })),
  ]
    .filter((fact) => ("links" in fact ? fact.links : fact.ids).length > 0)
    .map((fact) => ({
      label: t(`biblio.fields.${fact.field}`),
      value:
        "links" in fact ? (
          <Links links={fact.links} />
        ) : (
          <Named kind={fact.field} ids={fact.ids} />
        ),
    }));
  return facts.length === 0 ? null : (
    <Panel title={t("biblio.record.links")}>
      <FactList facts={facts} />
    </Panel>
  );
}

const Links = ({
  links,
}: {
  links: readonly { id: string; name: string; to: string }[];
}) => (
  <Stack gap={2} align="flex-start">
    {links.map(({ id, name, to }) => (
      <TextLink key={id} to={to}>
        {name}
      </TextLink>
    ))}
  </Stack>
);

const Named = ({ kind, ids }: { kind: LinkKind; ids: readonly string[] }) => (
  <Links links={useLinkedNames(kind, ids)} />
);
