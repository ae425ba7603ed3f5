import {
  Anchor,
  Container,
  Group,
  Paper,
  Stack,
  Text,
  Title,
} from "@mantine/core";
import { useEffect, useState } from "react";
import { useFormat } from "../../lib/use-format";
import type { StoredMail } from "./stored-mails";
import { storedMails } from "./stored-mails";

/** So often it is looked for new ones. */
const everyMs = 2000;

const address = "/dev/mail";

/** What the local suite would send, each link to be followed. */
export function Component() {
  const [mails, setMails] = useState<readonly StoredMail[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    document.title = address;
    const look = () =>
      void storedMails().then(
        (found) => {
          setMails(found);
          setFailure(null);
        },
        (error: unknown) => setFailure(String(error)),
      );
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <Container component="main" size="sm" py="xl">
      <Group gap="sm" align="baseline" mb="lg">
        <Title order={1}>{address}</Title>
        <Text c="dimmed">{mails.length}</Text>
      </Group>
      {failure !== null && <Text role="alert">{failure}</Text>}
      <Stack gap="md">
        {mails.map((mail) => (
          <Mail key={mail.id} mail={mail} />
        ))}
      </Stack>
    </Container>
  );
}

function Mail({ mail: { to, subject, text, at } }: { mail: StoredMail }) {
  const format = useFormat();
  return (
    <Paper component="article" withBorder p="lg" aria-label={to}>
      <Title order={2} size="h4">
        {subject}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {at === "" ? to : `${to} · ${format.dateTime(new Date(at))}`}
      </Text>
      <Text style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {text.split(/(https?:\/\/\S+)/).map((part, index) =>
          index % 2 === 1 ? (
            <Anchor key={index} href={part}>
              {part}
            </Anchor>
          ) : (
            part
          ),
        )}
      </Text>
    </Paper>
  );
}
