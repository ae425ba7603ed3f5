import type { IncomingMessage } from "node:http";
import { StatusError } from "../contract/status";
import { type Identity, identityFrom } from "./caller";

/** What a request says of the page it comes from and the host it thinks it asks. */
export interface Provenance {
  authorization: string | undefined;
  /** `Origin` header: only browsers send it. */
  origin: string | undefined;
  /** `Host` header. */
  host: string | undefined;
}

export interface GateOptions {
  /** What the server binds. */
  host: string;
  /** Whether a token whose time is over is refused; the official emulator never does. */
  checkTokenExpiry: boolean;
}

/** Decides who a request may speak for. */
export interface Gate {
  /** Who asks; UNAUTHENTICATED or PERMISSION_DENIED when it may not be believed. */
  identify(from: Provenance): Identity;
  /** Lets only this machine's own pages, and clients that are no browsers, to the tools beside the service. */
  admitTool(from: Provenance): void;
}

/** A user's rights over gRPC, which no browser speaks. */
export const noBrowser = (authorization: string | undefined): Provenance => ({
  authorization,
  origin: undefined,
  host: undefined,
});

export const provenanceOf = ({ headers }: IncomingMessage): Provenance => ({
  authorization: headers.authorization,
  origin: headers.origin,
  host: headers.host,
});

export const expired = () =>
  new StatusError("UNAUTHENTICATED", "Missing or invalid authentication.");

const denied = (reason: string) => new StatusError("PERMISSION_DENIED", reason);

function hostnameOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname.toLowerCase() : null;
}

const isAddress = (name: string): boolean =>
  name.startsWith("[") || /^\d+(\.\d+){3}$/.test(name);

const isLoopback = (name: string): boolean =>
  /^(.+\.)?localhost$/.test(name) ||
  name === "[::1]" ||
  /^127(\.\d+){3}$/.test(name);

/**
 * Whether a Host header cannot be a foreign name that somebody made to point here: an address, this
 * machine, the name the server was told to bind, or a name without a domain.
 */
function isOurs(host: string | undefined, bound: string): boolean {
  if (host === undefined) return true;
  const name = hostnameOf(`http://${host}`);
  if (name === null) return false;
  return (
    isAddress(name) ||
    isLoopback(name) ||
    !name.includes(".") ||
    name === bound.toLowerCase()
  );
}

function isSameOrigin({ origin, host }: Provenance): boolean {
  if (origin === undefined || host === undefined) return false;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

function isLoopbackPage(origin: string): boolean {
  const name = hostnameOf(origin);
  return name !== null && isLoopback(name);
}

/** The gate of a server. */
export function createGate({
  host: bound,
  checkTokenExpiry,
}: GateOptions): Gate {
  const checkHost = ({ host }: Provenance) => {
    if (!isOurs(host, bound))
      throw denied(`Host "${host ?? ""}" is no name of this emulator.`);
  };
  return {
    identify(from) {
      const identity = identityFrom(from.authorization);
      const { caller, expiresAt } = identity;
      if (caller.kind === "admin") {
        checkHost(from);
        if (from.origin !== undefined && !isSameOrigin(from))
          throw denied(
            `Admin rights are not for pages of another origin (${from.origin}).`,
          );
      }
      if (!checkTokenExpiry) return { caller, expiresAt: undefined };
      if (expiresAt !== undefined && expiresAt <= Date.now()) throw expired();
      return identity;
    },
    admitTool(from) {
      checkHost(from);
      const { origin } = from;
      if (origin === undefined || isLoopbackPage(origin)) return;
      if (!isSameOrigin(from))
        throw denied(`Not for pages of another machine (${origin}).`);
    },
  };
}
