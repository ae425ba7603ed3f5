/** What firebase-tools loads, without what costs much and gives nothing on one machine. */
"use strict";
const Module = require("node:module");

/** What only deploys and installs: a thousand files, half the start of a worker, which of their neighbour asks one small helper. */
const ofDeployment = /^(?:\.\.\/(?:deploy|extensions|utils)|\.\/extensions)\b/;

/** Loaded where something of it is asked for first. */
const late = (load) => new Proxy({}, { get: (_, name) => load()[name] });

/** Every request and answer of the Auth API has a check of its own: made when it is asked for, not all at the start. */
const lazily = (exegesis) => ({
  ...exegesis,
  middleware: (document, options) =>
    exegesis.middleware(document, {
      ...options,
      lazyCompileValidationSchemas: true,
    }),
});

/** From a machine to itself bytes are cheaper than their compression. */
const uncompressed = () => (_request, _response, next) => next();

exports.loadLighter = (isWorker) => {
  const load = Module._load;
  Module._load = function (request, from, ...others) {
    const now = () => load.call(this, request, from, ...others);
    const asker = from?.filename ?? "";
    if (
      isWorker &&
      asker.endsWith("functionsEmulatorShared.js") &&
      ofDeployment.test(request)
    )
      return late(now);
    if (request === "exegesis-express") return lazily(now());
    if (request === "compression" && /\bsuperstatic\b/.test(asker))
      return uncompressed;
    return now();
  };
};
