import type { Taxon } from "@domain/taxonomy/taxon";
import type { ReactNode } from "react";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { NotGiven } from "../../../ui/display/coming-name";
import { TaxonName } from "./taxon-name";
import type { Base } from "./use-base";
import { taxonRow } from "./use-taxa";

interface ParentNameProps {
  kind: "family" | "order";
  id: string | null;
  base: Base;
  /** What stands around the name. */
  around?: (name: ReactNode, taxon: Taxon) => ReactNode;
}

const names = { family: "families", order: "orders" } as const;

/** An order or a family by name; one that was only just made by its own record. */
export function ParentName(props: ParentNameProps) {
  const { kind, id, base, around = (name) => name } = props;
  const known = base[names[kind]].of(id);
  if (known !== undefined) return around(<TaxonName taxon={known} />, known);
  return base.live.state === "data" && id !== null ? (
    <ByRecord {...props} id={id} />
  ) : (
    <NotGiven />
  );
}

function ByRecord({
  kind,
  id,
  around = (name) => name,
}: ParentNameProps & { id: string }) {
  const live = useLiveDoc<"family" | "order">(kind, id);
  if (live.state !== "data" || live.data === null) return <NotGiven />;
  const taxon = taxonRow<"family" | "order">(kind, live.data);
  return around(<TaxonName taxon={taxon} />, taxon);
}
