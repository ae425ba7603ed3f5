import type { widgetRule } from "@domain/board/widgets";
import type { May } from "../../../data/hooks/use-can";

/** Whether who looks may see what a widget shows at all; what of it they see its own questions say. */
export const mayShow = (
  may: May,
  { needs }: Pick<NonNullable<ReturnType<typeof widgetRule>>, "needs">,
): boolean => needs === null || may(needs.action as never, needs.resource);
