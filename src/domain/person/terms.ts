/** The version of the terms that must have been accepted. */
export const eulaVersion = 4;

/** Whether somebody has accepted the terms as they are now. */
export const acceptedTerms = ({ eula }: { eula: number }): boolean =>
  eula === eulaVersion;
