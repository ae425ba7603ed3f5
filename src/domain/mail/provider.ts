/** Who sends what a superAdmin sends: the provider's name, the same in every language. */
export const providerName = "Suricate";
