export const journeysAtOnce: number;
