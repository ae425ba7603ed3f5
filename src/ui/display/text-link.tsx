import type { AnchorProps } from "@mantine/core";
import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import classes from "./text-link.module.css";

interface TextLinkProps extends AnchorProps {
  to: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link inside the app that looks like one. */
export function TextLink({ to, ...props }: TextLinkProps) {
  return (
    <Anchor
      component={Link}
      to={to}
      className={classes.link ?? ""}
      {...props}
    />
  );
}
