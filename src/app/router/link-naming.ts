type Naming = (address: string) => string;

let naming: Naming = (address) => address;

/** Links are written so from now on: what comes with the shell tells, so that the page before sign-in knows nothing of sessions. */
export function setLinkNaming(next: Naming): void {
  naming = next;
}

/** The address that stands in a link. */
export const namedInLink: Naming = (address) => naming(address);
