/** What the soak alone walks: as a journey's details, where one of several forms is enough each time. */
export const long = (isLong: boolean) => ({ tag: isLong ? "@long" : [] });
