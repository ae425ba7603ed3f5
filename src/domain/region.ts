/** Where functions run, and where what they keep lies. */
export const region = "europe-west3";
