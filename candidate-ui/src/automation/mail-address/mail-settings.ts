import { MAX_MAIL_SETTINGS } from 'contracts/automation/mail-address/mail-address.choices';
import type * as endpoints from 'contracts/automation/mail-address/mail-address.endpoints';
import { routeOf } from 'contracts/client/route';
import type { MyApplicationView } from 'contracts/recruiting/application/application.views';
import { cache } from '#candidate-ui/api/cache';
import { client } from '#candidate-ui/api/client';
import { orLogin, type Query, useQuery } from '#candidate-ui/api/useQuery';
import { useApplications } from '#candidate-ui/recruiting/application/applications';
import { say } from '#candidate-ui/shared/toasts';
import './mail-address.words.ts';

const path = '/api/candidate/mail-settings';
const access = 'authenticated';
const openRoute = routeOf<typeof endpoints.findMyMailSettings>({ method: 'POST', path: `${path}/open`, access });
const changeRoute = routeOf<typeof endpoints.changeMyMailSetting>({ method: 'POST', path, access });

export type MailSetting = endpoints.MyMailSetting & { companyName: string };

const KEY = 'mail-settings';

/** One interview for each company, the newest. */
const byCompany = (applications: readonly MyApplicationView[]): Map<string, MyApplicationView> =>
  new Map([...applications].reverse().map((one) => [one.companyId, one]));

const read = async (applications: readonly MyApplicationView[]): Promise<MailSetting[]> => {
  const asked = byCompany(applications);
  const interviews = [...asked.values()]
    .slice(0, MAX_MAIL_SETTINGS)
    .map(({ companyId, interviewId }) => ({ companyId, interviewId }));
  if (interviews.length === 0) return [];
  const { data } = await client.call(openRoute, { body: { interviews } });
  return data
    .map((setting) => ({ ...setting, companyName: asked.get(setting.companyId)?.companyName ?? '' }))
    .sort((one, other) => one.companyName.localeCompare(other.companyName));
};

/** Which of the companies that I applied to send me mails that are not owed. */
export const useMailSettings = (): Query<MailSetting[]> => {
  const applications = useApplications();
  const settings = useQuery(applications.data ? KEY : null, () => read(applications.data ?? []));
  return applications.data ? settings : { ...settings, error: applications.error, reload: applications.reload };
};

/** Shows it at once, and takes it back where it was refused. */
export const changeSetting = async (settings: readonly MailSetting[], changed: MailSetting): Promise<void> => {
  const { companyId, interviewId, isUnsubscribed } = changed;
  cache.put(
    KEY,
    settings.map((one) => (one.companyId === companyId ? changed : one)),
  );
  try {
    await orLogin(client.call(changeRoute, { body: { companyId, interviewId, isUnsubscribed } }));
    say({ kind: 'success', key: 'mailAddress.settings.saved' });
  } catch {
    cache.put(KEY, settings);
    say({ kind: 'error', key: 'shell.failed' });
  }
};
