import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { leadingTo } from "./use-led";

/** A link to a form that leads to one of its fields. */
export const LeadingLink = ({
  to,
  field,
  children,
}: {
  to: string;
  field: string;
  children: ReactNode;
}) => (
  <Anchor component={Link} to={to} state={leadingTo(field)} size="sm">
    {children}
  </Anchor>
);
