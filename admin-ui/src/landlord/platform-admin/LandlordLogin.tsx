import { routeOf } from 'contracts/client/route';
import type { loginLandlord } from 'contracts/landlord/platform-admin/platform-admin.endpoints';
import { useSend } from 'ui-kit/api/useSend';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { type Credentials, CredentialsForm } from 'ui-kit/identity/session/CredentialsForm.tsx';
import { Lead } from 'ui-kit/page/Lead';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { PlainFrame } from 'ui-kit/page/PlainFrame.tsx';
import { loginTexts } from './login.texts.ts';
import { client, session } from './session.ts';

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
