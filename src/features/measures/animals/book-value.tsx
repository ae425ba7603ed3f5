import { href } from "@domain/pages";
import { TextLink } from "../../../ui/display/text-link";
import type { OfValue } from "../../slot-table";
import { useParameterWords } from "../parameters/use-parameter-words";
import { useParameters } from "../parameters/use-parameters";

/** What was measured, and how much; its parameter leads to its chart and history. */
export function Component({ animalId, parameterId, value }: OfValue) {
  const live = useParameters("health");
  const { nameOf, valueOf } = useParameterWords();
  if (live.state !== "data") return null;
  const parameter = live.data.rows.find(({ id }) => id === parameterId)?.data;
  if (parameter === undefined) return null;
  return (
    <>
      <TextLink
        to={href("veterinaryParameters", { animalId, parameterId })}
        inherit
        td="underline"
      >
        {nameOf(parameter)}
      </TextLink>{" "}
      <b>{valueOf(parameter, value)}</b>
    </>
  );
}
