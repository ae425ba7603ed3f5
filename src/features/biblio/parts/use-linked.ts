import type { Parameter } from "@domain/measures/parameters/parameter";
import { parametersQuery } from "@domain/measures/parameters/parameter-queries";
import { href } from "@domain/pages";
import { wordingIn } from "@domain/question/wording";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useQuestions } from "../../../data/surveys/use-surveys";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";

/** What a publication may be linked to, beside species. */
export type LinkKind =
  | "healthParameterIds"
  | "environmentalParameterIds"
  | "questionIds";

interface Linked {
  id: string;
  name: string;
  to: string;
}

/** The parameters of animals, or of places, or the questions that may be linked, by name; null asks nothing. */
export function useLinkable(kind: LinkKind): Linked[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const { byName } = useFormat();
  const { zooId } = useReadySession();
  const health = useLiveQueries(
    kind === "healthParameterIds" ? [parametersQuery(zooId, "health")] : null,
  );
  const places = useLiveQueries(
    kind === "environmentalParameterIds"
      ? [parametersQuery(zooId, "environment")]
      : null,
  );
  const questions = useQuestions(kind === "questionIds");
  const nameOf = ({ builtIn, name }: Pick<Parameter, "builtIn" | "name">) =>
    builtIn !== null && i18next.exists(`measures.builtIn.${builtIn}`)
      ? t(`measures.builtIn.${builtIn}` as "measures.builtIn.weight")
      : name;
  const parameters =
    health.state === "data"
      ? health.data.rows.map(({ id, data }) => ({
          id,
          name: nameOf(data),
          to: href("veterinaryParameters", { parameterId: id }),
        }))
      : places.state === "data"
        ? places.data.rows.map(({ id, data }) => ({
            id,
            name: nameOf(data),
            to: href("enclosureSensors", { parameterId: id }),
          }))
        : [];
  const asked =
    questions.state === "data"
      ? questions.data.rows.map(({ id, data }) => ({
          id,
          name: [data.questionRef, wordingIn(data, language)?.text]
            .filter(Boolean)
            .join(" · "),
          to: href("question", { questionId: id }),
        }))
      : [];
  return [...parameters, ...asked].sort((a, b) => byName(a.name, b.name));
}

/** Those of them that are named, in the order of their names; one that is not known is left out. */
export const useLinkedNames = (
  kind: LinkKind,
  ids: readonly string[],
): Linked[] => useLinkable(kind).filter(({ id }) => ids.includes(id));
