/** Takes the steps in their order, so many at a time; all run even when one fails, so that a person sees everything at once. Answers in the order of the steps. */
export async function inLanes(count, steps) {
  const results = [];
  const waiting = steps.entries();
  const lane = async () => {
    for (const [index, step] of waiting) results[index] = await step();
  };
  await Promise.all(Array.from({ length: count }, lane));
  return results;
}
