/** More than cores: a journey waits for most of its time. */
export const journeysAtOnce = 3;
