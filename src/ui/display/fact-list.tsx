import type { ReactNode } from "react";
import classes from "./fact-list.module.css";

export interface Fact {
  label: string;
  value: ReactNode;
}

/** What is known of a record, one line each. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
