import { memoryStore } from "../../src/data/memory-store";
import { storeContract } from "./store-contract";

storeContract("memory store", () => {
  const backend = memoryStore();
  return Promise.resolve({
    backend,
    seed: (collection, id, raw, parentId) => {
      backend.seed(collection, id, raw, parentId);
      return Promise.resolve();
    },
  });
});
