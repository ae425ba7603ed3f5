import type { Zoo } from "@domain/establishment/zoo";
import { useFileUrl } from "../../../data/files/use-file-url";
import classes from "./zoo-mark.module.css";

/** The establishment's logo; the product's while there is none, or it is on its way. */
export function ZooMark({ zoo }: { zoo: Zoo }) {
  const url = useFileUrl(zoo.logoUrl, "thumbnail");
  return (
    <img
      className={classes["mark"]}
      src={url ?? "/icon.svg"}
      alt=""
      width={28}
      height={28}
      data-logo={url === null ? undefined : ""}
    />
  );
}

/** Stands above what is printed: whose it is. */
export function PrintHead({ zoo }: { zoo: Zoo }) {
  return (
    <div className={classes["printed"]} aria-hidden data-print-head>
      <ZooMark zoo={zoo} />
      <span>{zoo.zooName}</span>
    </div>
  );
}
