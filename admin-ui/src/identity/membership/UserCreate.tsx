import type { MemberView } from 'contracts/identity/membership/membership.views';
import { MIN_PASSWORD_LENGTH } from 'contracts/identity/password/password.limits';
import { useLocaleState, useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { CreateFrame } from '#admin-ui/shared/form/CreateFrame.tsx';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { sameAs } from '#admin-ui/shared/form/validators';
import { useDescription } from '#admin-ui/shared/resource/description';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { MembershipFields } from './MembershipFields.tsx';
import { PersonFields, personOf } from './PersonFields.tsx';
import { USERS, USERS_PATH } from './user-paths.ts';

type Values = Pick<MemberView, 'name' | 'email' | 'roles' | 'type' | 'teams'> & {
  password: string;
  passwordConfirmation: string;
};

const empty: Values = {
  name: '',
  email: '',
  password: '',
  passwordConfirmation: '',
  roles: [],
  type: 'regular',
  teams: [],
};

/** An account with a first password, which the admin passes on. */
export const UserCreate = () => {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const description = useDescription();
  const crumbs = useCrumbs(description);
  const fromForm = ({ name, email, password, passwordConfirmation, ...place }: Values) => ({
    ...personOf({ name, email }),
    password,
    locale,
    ...place,
  });
  return (
    <Page title={t('resources.users.create')} crumbs={crumbs} narrow>
      <CreateFrame<MemberView>
        resource={USERS}
        empty={empty}
        fromForm={fromForm}
        submit={t('common.create')}
        success="resources.users.created"
        doneTo={description.pathOf}
        cancelTo={`/${USERS_PATH}`}
      >
        <Card>
          <PersonFields />
          <TextField
            source="password"
            type="password"
            hint={t('resources.users.hints.password', { min: MIN_PASSWORD_LENGTH })}
            autoComplete="new-password"
          />
          <TextField
            source="passwordConfirmation"
            label={t('password.confirm')}
            type="password"
            autoComplete="new-password"
            validate={sameAs('password', 'problem.confirmation-mismatch')}
          />
        </Card>
        <MembershipFields />
      </CreateFrame>
    </Page>
  );
};
