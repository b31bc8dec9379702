import type { InvitationView } from 'contracts/identity/invitation/invitation.views';
import { useLocaleState, useTranslate } from 'react-admin';
import { MembershipFields } from '#admin-ui/identity/membership/MembershipFields.tsx';
import { PersonFields, personOf } from '#admin-ui/identity/membership/PersonFields.tsx';
import { INVITATIONS, INVITATIONS_PATH, USERS_PATH } from '#admin-ui/identity/membership/user-paths';
import { Page } from '#admin-ui/layout/Page.tsx';
import { CreateFrame } from '#admin-ui/shared/form/CreateFrame.tsx';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';

type Values = Pick<InvitationView, 'name' | 'email' | 'roles' | 'type' | 'teams'>;
const empty: Values = { name: '', email: '', roles: [], type: 'regular', teams: [] };

/** A mail with a link: the person chooses their own password, or joins with the account they have. */
export const UserInvite = () => {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const crumbs = useCrumbs(useDescription());
  const fromForm = ({ name, email, ...place }: Values) => ({
    ...personOf({ name, email }),
    locale,
    ...place,
  });
  return (
    <Page title={t('resources.users.invite.title')} detail={t('resources.users.invite.detail')} crumbs={crumbs} narrow>
      <CreateFrame<InvitationView>
        resource={INVITATIONS}
        empty={empty}
        fromForm={fromForm}
        submit={t('resources.users.invite.submit')}
        success="resources.users.invite.done"
        doneTo={() => `/${INVITATIONS_PATH}`}
        cancelTo={`/${USERS_PATH}`}
      >
        <Card>
          <PersonFields />
        </Card>
        <MembershipFields />
      </CreateFrame>
    </Page>
  );
};
