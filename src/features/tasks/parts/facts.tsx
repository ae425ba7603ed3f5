import type { ReactNode } from "react";
import { Fragment } from "react";
import classes from "./facts.module.css";

export interface Fact {
  label: string;
  value: ReactNode;
}

/** What is known of a record: label and value, one a line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
