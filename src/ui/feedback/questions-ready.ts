let announce: () => void = () => undefined;

/** Settles once questions can be shown: they come after the page, and one asked earlier would be lost. */
export const questionsReady = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Said by whatever shows the questions, when it does. */
export const announceQuestions = (): void => announce();
