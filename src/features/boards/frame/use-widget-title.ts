import { rangeOf } from "@domain/board/params";
import type { Widget } from "@domain/board/stored";
import { isWidgetKind } from "@domain/board/widgets";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";

/** What a widget is called: its kind, the sector, enclosure or animal it is about, and how far back it looks. */
export function useWidgetTitle({
  kind,
  params,
}: Pick<Widget, "kind" | "params">) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const idOf = (name: string) => params[name] ?? null;
  const asks = (name: string) => (idOf(name) === null ? null : zooId);
  const about = [
    useDirectory("sectors", asks("sectorId")).of(idOf("sectorId")),
    useDirectory("enclosures", asks("enclosureId")).of(idOf("enclosureId")),
    useDirectory("animals", asks("animalId")).of(idOf("animalId")),
  ].flatMap((entry) => entry?.name ?? []);
  const what = isWidgetKind(kind)
    ? t(`boards.kinds.${kind}.title`)
    : t("boards.states.unknown");
  const range = rangeOf(params);
  const when = range === null ? [] : [t(`boards.options.ranges.${range}`)];
  return [what, ...about, ...when].join(" · ");
}
