import type { InvitationView } from 'contracts/identity/invitation/invitation.views';
import { useLocaleState, useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { CreateFrame } from '#admin-ui/shared/form/CreateFrame.tsx';
import { Card, Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { INVITATIONS, INVITED, USERS } from './user-paths.ts';
import { emailRules, nameRules } from './user-rules.ts';

type Values = Pick<InvitationView, 'name' | 'email' | 'roles' | 'type' | 'teams'>;
const empty: Values = { name: '', email: '', roles: [], type: 'regular', teams: [] };

/** A mail with a link: the person chooses their own password, or joins with the account they have. */
export const UserInvite = () => {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const crumbs = [
    { label: t('layout.area.settings'), to: '/settings' },
    { label: t('identity.user.title'), to: `/${USERS}` },
  ];
  const fromForm = ({ name, email, ...place }: Values) => ({
    name: name.trim(),
    email: email.trim().toLowerCase(),
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
          <Columns>
            <TextField
              source="name"
              label={t('identity.user.field.name')}
              validate={nameRules}
              autoComplete="off"
              autoFocus
            />
            <TextField
              source="email"
              type="email"
              label={t('identity.user.field.email')}
              validate={emailRules}
              autoComplete="off"
            />
          </Columns>
        </Card>
        <PlaceFields />
      </CreateFrame>
    </Page>
  );
};
