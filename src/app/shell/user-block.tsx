import type { Session } from "@domain/access/session";
import type { User } from "@domain/person/user";
import { fullName, initials } from "@domain/person/user";
import { Text } from "@mantine/core";
import { PersonAvatar } from "../../ui/display/person-avatar";
import { EstablishmentSwitch } from "./establishment-switch";
import classes from "./user-block.module.css";

interface UserBlockProps {
  session: Session;
  user: User;
}

/** Who is signed in, and the way to their other establishments. */
export function UserBlock({ session, user }: UserBlockProps) {
  return (
    <div className={classes.block}>
      <div className={classes.person}>
        <PersonAvatar
          name={fullName(user)}
          initials={initials(user)}
          src={user.userProfilePicture}
          size={40}
          decorative
        />
        <Text fw={600} className={classes.name ?? ""}>
          {user.userFirstname}
        </Text>
      </div>
      <EstablishmentSwitch session={session} />
    </div>
  );
}
