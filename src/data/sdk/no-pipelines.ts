/**
 * Stands for `re2js` in the bundle: the SDK needs that library (50 kB) only to match regular
 * expressions in pipeline queries on the device, which this app does not ask.
 */
export const RE2JS = {
  compile(): never {
    throw new Error("Pipeline queries are not part of this build.");
  },
};
