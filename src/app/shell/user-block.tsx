import { readsEveryZoo } from "@domain/access/reach";
import type { Session } from "@domain/access/session";
import type { User } from "@domain/person/user";
import { fullName, initials } from "@domain/person/user";
import { Text } from "@mantine/core";
import { PersonAvatar } from "../../ui/display/person-avatar";
import classes from "./user-block.module.css";
import { fetched } from "../../ui/state/fetched";

const EstablishmentSwitch = fetched(() =>
  import("./zoo/establishment-switch").then(
    ({ EstablishmentSwitch }) => EstablishmentSwitch,
  ),
);

const seesSeveral = ({ access }: Session) =>
  readsEveryZoo(access) || access.zooIds.length > 0;

interface UserBlockProps {
  session: Session;
  user: User;
}

/** Who is signed in, and for those who see several the way to the others. */
export function UserBlock({ session, user }: UserBlockProps) {
  return (
    <div className={classes.block}>
      <div className={classes.person}>
        <PersonAvatar
          name={fullName(user)}
          initials={initials(user)}
          picture={user.userProfilePicture}
          size={40}
          decorative
        />
        <Text fw={600} className={classes.name ?? ""}>
          {user.userFirstname}
        </Text>
      </div>
      {seesSeveral(session) && <EstablishmentSwitch session={session} />}
    </div>
  );
}
