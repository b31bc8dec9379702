import { useSend } from 'candidate-ui/api/useSend';
import { useTranslation } from 'candidate-ui/i18n/useTranslation';
import { type Credentials, CredentialsForm } from 'candidate-ui/identity/session/CredentialsForm.tsx';
import { PlainFrame } from 'candidate-ui/layout/PlainFrame.tsx';
import { Lead } from 'candidate-ui/shared/Lead';
import { PageTitle } from 'candidate-ui/shared/PageTitle.tsx';
import { routeOf } from 'contracts/client/route';
import type { loginLandlord } from 'contracts/landlord/operator/operator.endpoints';
import { client, session } from '#admin-ui/landlord/session';
import { loginTexts } from './login.texts.ts';

const route = routeOf<typeof loginLandlord>({ method: 'POST', path: '/api/landlord/auth/login', access: 'public' });

/** Comes in to the landlord area; the page that was asked for follows at the same address. */
export const LandlordLogin = () => {
  const { locale } = useTranslation();
  const { title, heading, lead } = loginTexts[locale];
  const { submit, refusal, isBusy } = useSend(async (body: Credentials) => {
    const { data } = await client.call(route, { body });
    session.store(data.token);
  });
  return (
    <PlainFrame>
      <div style={{ maxWidth: 400, marginInline: 'auto' }}>
        <PageTitle title={title}>{heading}</PageTitle>
        <Lead>{lead}</Lead>
        <CredentialsForm submit={submit} refusal={refusal} isBusy={isBusy} />
      </div>
    </PlainFrame>
  );
};
