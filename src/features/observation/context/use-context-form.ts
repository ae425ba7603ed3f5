import type { Form } from "@domain/survey/engine/form";
import { formOf } from "@domain/survey/engine/form";
import { useMemo } from "react";
import type { Live } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import type { Previewed } from "../../shared/asking/preview/use-previewed";
import { usePublished } from "../../shared/asking/preview/use-previewed";

/** Which version of a context is asked. */
export interface AskedContext {
  contextId: string;
  contextVersion: number;
}

/** What a version of a context asks, and its words. */
export interface ContextForm {
  form: Form;
  words: Previewed["words"];
}

/** The context that a session or a choice names; null: it has none. */
export const contextIn = ({
  contextId,
  contextVersion,
}: {
  contextId: string | null;
  contextVersion: number | null;
}): AskedContext | null =>
  contextId === null || contextVersion === null
    ? null
    : { contextId, contextVersion };

/** A version of a context in the reader's language; null: it is not there. */
export function useContextForm({
  contextId,
  contextVersion,
}: AskedContext): Live<ContextForm | null> {
  const live = usePublished(
    { collection: "contextVersions", id: contextId },
    { number: contextVersion },
    useLanguage(),
  );
  return useMemo(() => {
    if (live.state !== "data" || live.data === null) return live as Live<null>;
    const { version, words } = live.data;
    return { state: "data", data: { form: formOf(version), words } };
  }, [live]);
}
