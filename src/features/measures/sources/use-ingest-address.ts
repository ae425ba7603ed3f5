import { useEffect, useState } from "react";
import { ingestAddress } from "../../../data/service/ingest-address";

/** Where devices send their readings; null until that is known. */
export function useIngestAddress(): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void ingestAddress().then((found) => {
      if (wanted) setAddress(found);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return address;
}
