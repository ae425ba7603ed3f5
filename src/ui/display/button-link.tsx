import type { ButtonProps } from "@mantine/core";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface ButtonLinkProps extends ButtonProps {
  title?: string;
  to: string;
  /** What the entry of the history carries. */
  state?: unknown;
  children: ReactNode;
}

/** A button that goes somewhere: a real link, so that middle click works. */
export function ButtonLink({ to, state, ...props }: ButtonLinkProps) {
  return <Button component={Link} to={to} state={state} {...props} />;
}
