import { VisuallyHidden } from "@mantine/core";
import { ColorMark } from "../../../ui/display/color-mark";
import type { Where } from "./use-where";
import classes from "./where-name.module.css";

interface WhereNameProps {
  where: Where;
  /** Only what it is about, where that says enough. */
  short?: boolean;
}

/** "Forêt équatoriale · Clairière des gorilles": what is too long gives way, the sector first, of which a short one shows the mark. */
export function WhereName({
  where: { sector, what, more },
  short = false,
}: WhereNameProps) {
  const named = what === null || what === "" ? null : what;
  const others = more > 0 ? ` +${String(more)}` : "";
  return (
    <span
      className={classes.where}
      title={[sector.name, named].filter(Boolean).join(" · ") + others}
    >
      <ColorMark color={sector.color} />
      {named !== null && short && (
        <VisuallyHidden component="span">{sector.name} · </VisuallyHidden>
      )}
      {(named === null || !short) && (
        <span className={classes.sector}>
          {sector.name}
          {named === null && others}
        </span>
      )}
      {named !== null && !short && <span>{" · "}</span>}
      {named !== null && (
        <span className={classes.what}>
          {named}
          {others}
        </span>
      )}
    </span>
  );
}
