import { biblioQueries } from "@domain/biblio/biblio-queries";
import { authorsOf } from "@domain/biblio/cited";
import { isListedPublication } from "@domain/biblio/listed";
import type { AskedOf } from "@domain/export/asked";
import { localized } from "@domain/taxonomy/taxonomy";
import { namesOf } from "../../names";
import type { Asking, Table } from "../exporter";
import { plainTable } from "./plain-table";

const headings = {
  type: "biblio.fields.type",
  title: "biblio.fields.title",
  authors: "biblio.fields.authors",
  year: "biblio.fields.year",
  journal: "biblio.fields.journal",
  publisher: "biblio.fields.publisher",
  volume: "biblio.fields.volume",
  issue: "biblio.fields.issue",
  pages: "biblio.fields.pages",
  doi: "biblio.fields.doi",
  url: "biblio.fields.url",
  tags: "biblio.fields.tags",
  species: "biblio.fields.specieIds",
  state: "biblio.fields.state",
  note: "biblio.fields.note",
} as const;

/** The publications of an establishment and everybody's, narrowed as their list is. */
export function publicationsTable(
  asking: Asking,
  asked: AskedOf<"publications">,
): Table {
  const { session, language, say } = asking;
  const species = namesOf("species", (one) =>
    localized(one.names, language, one.specieName),
  );
  return plainTable(asking, {
    queries: biblioQueries(session.zooId),
    wanted: (records) =>
      records.filter((one) => isListedPublication(one, asked)),
    learns: [[species, (one) => one.specieIds]],
    headings,
    row: (one) => ({
      type: say(`biblio.options.type.${one.type}`),
      title: one.title,
      authors: authorsOf(one.authors),
      year: one.year ?? "",
      journal: one.journal ?? "",
      publisher: one.publisher ?? "",
      volume: one.volume ?? "",
      issue: one.issue ?? "",
      pages: one.pages ?? "",
      doi: one.doi ?? "",
      url: one.url ?? "",
      tags: one.tags.join(", "),
      species: one.specieIds.map(species.of).filter(Boolean).join(", "),
      state: [
        one.official ? say("biblio.states.official") : "",
        one.archived ? say("biblio.states.archived") : "",
      ]
        .filter(Boolean)
        .join(", "),
      note: one.note ?? "",
    }),
  });
}
