import { fold } from "../../directory/search";
import type { HealthValue } from "../../health/values/value";
import { currentValues } from "../../measures/values/fold";
import type { Task } from "../task";

/** A parameter, and how people call it and giving it. */
export interface CalledParameter {
  id: string;
  words: readonly string[];
}

/** A text as words between single spaces, so that a word is found as a whole. */
const spaced = (text: string): string =>
  ` ${fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ")} `.replace(/ +/gu, " ");

/**
 * The parameters that a task names in its title, in the order of the title; [] for none.
 *
 * @example namedIn("Peser les lions", [{ id: "weight", words: ["Poids", "peser"] }]) // ["weight"]
 */
export function namedIn(
  title: string,
  parameters: readonly CalledParameter[],
): string[] {
  const said = spaced(title);
  return parameters
    .flatMap(({ id, words }) => {
      const found = words
        .map(spaced)
        .filter((word) => word.trim() !== "")
        .map((word) => said.indexOf(word))
        .filter((at) => at >= 0);
      return found.length === 0 ? [] : [{ id, at: Math.min(...found) }];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id);
}

/** A time that a task was done, and what was said that day of one of its animals. */
export interface Round {
  task: Pick<Task, "completedAt" | "completedBy">;
  lines: readonly Pick<
    HealthValue,
    | "at"
    | "by"
    | "createdAt"
    | "parameterId"
    | "replaces"
    | "value"
    | "valueId"
    | "voids"
  >[];
}

/**
 * The parameters that whoever did a task gave values of on the way that stand, however often they were corrected: those of most
 * rounds first, of as many those given nearest to the end; [] for no rounds.
 */
export function givenOnRounds(rounds: readonly Round[]): string[] {
  const given = new Map<string, { count: number; ahead: number }>();
  for (const { task, lines } of rounds) {
    const end = task.completedAt?.getTime() ?? 0;
    const nearest = new Map<string, number>();
    const said = lines.map((line) => ({ ...line, id: line.valueId }));
    for (const { log, history } of currentValues(said)) {
      const { at, parameterId } = log;
      // Given by whom it came from first, whoever corrected it.
      const { by } = history[0] ?? log;
      const ahead = end - at.getTime();
      if (by !== task.completedBy || ahead < 0) continue;
      nearest.set(
        parameterId,
        Math.min(ahead, nearest.get(parameterId) ?? ahead),
      );
    }
    for (const [id, ahead] of nearest) {
      const before = given.get(id) ?? { count: 0, ahead: 0 };
      given.set(id, {
        count: before.count + 1,
        ahead: before.ahead + ahead,
      });
    }
  }
  return [...given]
    .sort(([, a], [, b]) => b.count - a.count || a.ahead - b.ahead)
    .map(([id]) => id);
}
