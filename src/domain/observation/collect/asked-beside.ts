/** What is asked beside a behaviour: one of its options answers it, by one touch. */
interface AskedBeside {
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** So many touches answer all that is asked beside a behaviour, where its choices let them. */
const touchesMost = 2;
/** So many choices stand side by side at most. */
const togetherMost = 36;

const together = (
  before: AskedBeside["options"],
  { options }: AskedBeside,
): AskedBeside["options"] =>
  before.flatMap((one) =>
    options.map(({ value, label }) => ({
      value: `${one.value} ${value}`,
      label: `${one.label} · ${label}`,
    })),
  );

/**
 * What is asked beside a behaviour, so that two touches answer it: where the other animal and what was chosen of each modifier
 * would take more, modifiers are chosen together, the values of one choice apart by a space. Where these would be more than 36
 * choices, and where nothing is asked, all stays as it is.
 *
 * @example askedBeside(null, [where, how, whose]) // one question: "tree · fast · own", "tree · fast · other", …
 */
export function askedBeside(
  partner: AskedBeside | null,
  modifiers: readonly AskedBeside[],
): AskedBeside[] {
  const own = partner === null ? [] : [partner];
  const [first, ...others] = modifiers;
  const choices = modifiers.reduce(
    (all, { options }) => all * options.length,
    1,
  );
  if (
    first === undefined ||
    own.length + modifiers.length <= touchesMost ||
    choices > togetherMost
  )
    return [...own, ...modifiers];
  return [
    ...own,
    {
      id: modifiers.map(({ id }) => id).join(" "),
      label: modifiers.map(({ label }) => label).join(" · "),
      options: others.reduce(together, first.options),
    },
  ];
}
