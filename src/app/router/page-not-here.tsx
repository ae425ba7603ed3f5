import { homePage, href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { ButtonLink } from "../../ui/display/button-link";
import { NotKnown } from "../../ui/state/not-known";

const home = href(homePage);

/** A page whose code this device does not have, without a network: it comes with it. Meanwhile one may go on from the first page; where that is not here either, it says the same. */
export function PageNotHere() {
  const { t } = useTranslation();
  const place = useLocation();
  const navigate = useNavigate();
  return (
    <NotKnown
      title={t("shell.states.offline")}
      body={t("common.messages.pageNotHere")}
      // Not loaded anew: a device that keeps nothing yet would lose the whole app.
      onRetry={() => void navigate(place, { replace: true })}
    >
      {place.pathname !== home && (
        <ButtonLink to={home} variant="light">
          {t("shell.actions.home")}
        </ButtonLink>
      )}
    </NotKnown>
  );
}
