import type { InvitationView } from 'contracts/identity/invitation/invitation.views';
import { useLocaleState, useTranslate } from 'react-admin';
import { MembershipFields } from '#admin-ui/identity/membership/MembershipFields.tsx';
import { PersonFields, personOf } from '#admin-ui/identity/membership/PersonFields.tsx';
import { INVITATIONS, INVITED, USERS } from '#admin-ui/identity/membership/user-paths';
import { useUserCrumbs } from '#admin-ui/identity/membership/useUserCrumbs';
import { Page } from '#admin-ui/layout/Page.tsx';
import { CreateFrame } from '#admin-ui/shared/form/CreateFrame.tsx';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';

type Values = Pick<InvitationView, 'name' | 'email' | 'roles' | 'type' | 'teams'>;
const empty: Values = { name: '', email: '', roles: [], type: 'regular', teams: [] };

/** A mail with a link: the person chooses their own password, or joins with the account they have. */
export const UserInvite = () => {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const crumbs = useUserCrumbs();
  const fromForm = ({ name, email, ...place }: Values) => ({
    ...personOf({ name, email }),
    locale,
    ...place,
  });
  return (
    <Page title={t('identity.user.invite.title')} detail={t('identity.user.invite.detail')} crumbs={crumbs} narrow>
      <CreateFrame<InvitationView>
        resource={INVITATIONS}
        empty={empty}
        fromForm={fromForm}
        submit={t('identity.user.invite.submit')}
        success="identity.user.invite.done"
        doneTo={() => `/${INVITED}`}
        cancelTo={`/${USERS}`}
      >
        <Card>
          <PersonFields />
        </Card>
        <MembershipFields />
      </CreateFrame>
    </Page>
  );
};
