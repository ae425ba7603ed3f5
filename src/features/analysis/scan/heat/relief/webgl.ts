/** Whether this browser draws in three dimensions. */
export function hasWebgl(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    // Browsers allow few at a time: this one is given back.
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
