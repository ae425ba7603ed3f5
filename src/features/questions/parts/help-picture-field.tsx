import { useTranslation } from "react-i18next";
import { useProfilePicture } from "../../../data/files/use-profile-picture";
import type { Row } from "../../../data/live-store";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import { WholePictureField } from "../../../ui/picture/whole/whole-picture-field";

/** The picture that helps to answer a question: stored as soon as it is chosen. */
export function HelpPictureField({ row }: { row: Row<"questions"> }) {
  const { t } = useTranslation();
  const { id, data } = row;
  const { path, actions } = useProfilePicture("questions", id, {
    ...data,
    zooId: null,
  });
  const { remove, ...others } = actions;
  return (
    <WholePictureField
      path={path}
      name={t("questions.fields.helpPicture")}
      help={t("questions.help.helpPicture")}
      actions={{
        ...others,
        ...(remove !== undefined && {
          remove: async () => {
            await remove();
            notifyDone(t("pictures.messages.removed"));
          },
        }),
      }}
      agrees={() =>
        confirm({
          title: t("pictures.messages.removeTitle"),
          body: t("questions.messages.pictureKept"),
          confirm: t("pictures.actions.removeNow"),
          danger: true,
        })
      }
    />
  );
}
