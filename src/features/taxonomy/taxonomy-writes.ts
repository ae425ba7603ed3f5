import { AppError } from "@domain/errors";
import type { CallableInput, CallableOutput } from "@domain/callables";
import type { TaxonKind } from "@domain/taxonomy/kinds";
import type { TaxonForm } from "@domain/taxonomy/taxon";
import { taxonValues } from "@domain/taxonomy/taxon";
import { call } from "../../data/calls";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { isOnline } from "../../data/online";
import type { Operation } from "../../data/write";
import { batch } from "../../data/write";

type Values = ReturnType<typeof taxonValues>;

/** What a form says, by the fields of each kind. */
const fieldsOf = {
  species: ({ latin, name, names, parentId }: Values) => ({
    specieLatinName: latin,
    specieName: name,
    names,
    familyId: parentId,
  }),
  family: ({ latin, name, names, parentId }: Values) => ({
    familyLatinName: latin,
    familyName: name,
    names,
    orderId: parentId,
  }),
  order: ({ latin, name, names }: Values) => ({
    orderLatinName: latin,
    orderName: name,
    names,
  }),
} as const;

/** Makes a species, family or order. */
export function createTaxon(
  kind: TaxonKind,
  id: string,
  form: TaxonForm,
): Promise<Outcome> {
  const values = taxonValues(form);
  const operation = {
    kind: "create",
    collection: kind,
    id,
    values: fieldsOf[kind](values),
  } as Operation;
  const about = { kind: `${kind}.create`, name: values.latin };
  return outcomeOf(batch([operation], about));
}

/** Changes what differs of one; nothing is sent where nothing does. */
export function editTaxon<K extends TaxonKind>(
  kind: K,
  row: Row<K>,
  form: TaxonForm,
): Promise<Outcome> {
  const values = taxonValues(form);
  const changes = changedValues(fieldsOf[kind](values), row.data);
  if (changes === null) return Promise.resolve("saved");
  const operation = {
    kind: "patch",
    collection: kind,
    id: row.id,
    values: changes,
    base: row,
  } as unknown as Operation;
  const about = { kind: `${kind}.edit`, name: values.latin };
  return outcomeOf(batch([operation], about));
}

/** What only a function does waits for no network. */
const requireNetwork = () => {
  if (!isOnline()) throw new AppError("offline");
};

/** Takes a species' family again, and with it the order of that. */
export function alignOrder(
  specieId: string,
  familyId: string,
  name: string,
): Promise<Outcome> {
  const about = { kind: "species.edit", name };
  return outcomeOf(
    batch(
      [
        {
          kind: "patch",
          collection: "species",
          id: specieId,
          values: { familyId },
        },
      ],
      about,
    ),
  );
}

export async function review(
  input: CallableInput<"reviewSpecie">,
): Promise<void> {
  requireNetwork();
  await call("reviewSpecie", input);
}

export async function merge(
  input: CallableInput<"mergeTaxa">,
): Promise<CallableOutput<"mergeTaxa">> {
  requireNetwork();
  return call("mergeTaxa", input);
}

export async function checkBase(): Promise<CallableOutput<"checkTaxonomy">> {
  requireNetwork();
  return call("checkTaxonomy", {});
}
