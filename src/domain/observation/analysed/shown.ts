import type { Chosen } from "./chosen";
import type { ChosenSession } from "./session";

type Asked = Pick<Chosen, "behaviourIds">;

/** Whether figures of a behaviour are asked; of all where none is named. null, time with none of them: where none is named. */
export const isWanted = (
  { behaviourIds }: Asked,
  behaviourId: string | null,
): boolean =>
  behaviourIds.length === 0 ||
  (behaviourId !== null && behaviourIds.includes(behaviourId));

/**
 * Of lines of figures those of the behaviours that are asked, in their order; all where none is named. The figures stay what they are: a share
 * is one of all that was watched, whatever is asked. No lines: none.
 *
 * @example linesWanted({ behaviourIds: ["rest"] }, budget.lines) // the line of rest, without that of none of the behaviours
 */
export const linesWanted = <T extends { behaviourId: string | null }>(
  asked: Asked,
  lines: readonly T[],
): T[] => lines.filter(({ behaviourId }) => isWanted(asked, behaviourId));

function showing(session: ChosenSession, asked: Asked): ChosenSession {
  const { watched } = session;
  const wanted = <R extends { behaviourIds: readonly string[] | null }>(
    records: readonly R[],
  ): R[] =>
    records.flatMap((record) => {
      const behaviourIds = record.behaviourIds?.filter((id) =>
        isWanted(asked, id),
      );
      return behaviourIds === undefined || behaviourIds.length === 0
        ? []
        : { ...record, behaviourIds };
    });
  return {
    ...session,
    watched: {
      ...watched,
      intervals: wanted(watched.intervals),
      unnamed: wanted(watched.unnamed),
    },
  };
}

/**
 * What was chosen as if scans had met animals in the behaviours of the question alone: where these were shown, and by whom at once. For where and
 * with whom; not for shares, whose denominators are everything that was watched. An animal out of sight showed none of them, and of one that did
 * something else nothing is known. No behaviour asked for: all as it is.
 */
export function onlyShowing(chosen: Chosen): Chosen {
  if (chosen.behaviourIds.length === 0) return chosen;
  const shown = (sessions: readonly ChosenSession[]) =>
    sessions.map((one) => showing(one, chosen));
  return {
    ...chosen,
    sessions: shown(chosen.sessions),
    everyLook: shown(chosen.everyLook),
  };
}

/** How many animals scans met in sight, and in how many of them one of the behaviours that are asked. */
export interface Shown {
  records: number;
  of: number;
}

/** The records of a question that show one of its behaviours, of all in sight, who is not told apart among them. null: none is asked for. */
export function shownIn(chosen: Chosen): Shown | null {
  if (chosen.behaviourIds.length === 0) return null;
  const count = ({ sessions }: Pick<Chosen, "sessions">): number =>
    sessions.reduce(
      (all, { watched }) =>
        all +
        watched.intervals.filter(({ behaviourIds }) => behaviourIds !== null)
          .length +
        watched.unnamed.reduce(
          (sum, one) => sum + (one.behaviourIds === null ? 0 : one.count),
          0,
        ),
      0,
    );
  return { records: count(onlyShowing(chosen)), of: count(chosen) };
}
