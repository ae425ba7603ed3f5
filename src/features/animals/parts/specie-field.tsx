import type { ComponentProps } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { SpecieSelect } from "./specie-select";

type SpecieFieldProps = Omit<
  ComponentProps<typeof SpecieSelect>,
  "zooId" | "ownOnly"
>;

/** A species among all there are, for other features' forms. */
export function Component(props: SpecieFieldProps) {
  const { zooId } = useReadySession();
  return <SpecieSelect {...props} zooId={zooId} clearable />;
}
