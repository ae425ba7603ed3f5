import { doiAddress } from "@domain/biblio/doi";
import type { Publication } from "@domain/biblio/publication";
import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FactList } from "../../../ui/display/fact-list";
import { Panel } from "../../../ui/page/panel";

const Outside = ({ address, text }: { address: string; text: string }) => (
  <Anchor
    href={address}
    target="_blank"
    rel="noreferrer noopener"
    style={{ overflowWrap: "anywhere" }}
  >
    {text}
  </Anchor>
);

/** What a publication says of itself, field by field; what is not known is left out. */
export function PublicationFacts({ one }: { one: Publication }) {
  const { t } = useTranslation();
  const { authors, doi, url, tags } = one;
  const facts: [
    (
      | "type"
      | "authors"
      | "year"
      | "journal"
      | "publisher"
      | "volume"
      | "issue"
      | "pages"
      | "doi"
      | "url"
      | "tags"
    ),
    ReactNode,
  ][] = [
    ["type", t(`biblio.options.type.${one.type}`)],
    [
      "authors",
      authors
        .map(({ family, given }) =>
          given === null ? family : `${given} ${family}`,
        )
        .join(", "),
    ],
    ["year", one.year],
    ["journal", one.journal],
    ["publisher", one.publisher],
    ["volume", one.volume],
    ["issue", one.issue],
    ["pages", one.pages],
    ["doi", doi && <Outside address={doiAddress(doi)} text={doi} />],
    ["url", url && <Outside address={url} text={url} />],
    ["tags", tags.join(", ")],
  ];
  return (
    <Panel title={t("biblio.record.facts")}>
      <FactList
        facts={facts
          .filter(([, value]) => value !== null && value !== "")
          .map(([field, value]) => ({
            label: t(`biblio.fields.${field}`),
            value,
          }))}
      />
    </Panel>
  );
}
