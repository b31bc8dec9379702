import './profile.words.ts';
import { isProblemError } from 'contracts/client/problem-error';
import { routeOf } from 'contracts/client/route';
import { countryOfLanguage } from 'contracts/kernel/country';
import type { changeProfile, showProfile } from 'contracts/recruiting/profile/profile.endpoints';
import type { ProfileDetails, ProfileSaid } from 'contracts/recruiting/profile/profile.events';
import type { ProfileView } from 'contracts/recruiting/profile/profile.views';
import { missingFields, useSend } from 'ui-kit/api/useSend';
import { phoneFaults } from 'ui-kit/form/phone-number';
import { localePreference } from 'ui-kit/preferences/preferences';
import { cache } from '#candidate-ui/api/cache';
import { client } from '#candidate-ui/api/client';
import { orLogin, type Query, useQuery } from '#candidate-ui/api/useQuery';
import { say } from '#candidate-ui/shared/toasts';

const path = '/api/candidate/profile';
const showRoute = routeOf<typeof showProfile>({ method: 'GET', path, access: 'authenticated' });
const changeRoute = routeOf<typeof changeProfile>({ method: 'PATCH', path, access: 'authenticated' });

const KEY = 'profile';

/** Who a profile is about, as people write it. */
type Written = Omit<ProfileDetails, 'phoneE164'>;
/** All that they say of themselves. */
type Said = Partial<Omit<ProfileSaid, 'phoneE164'>>;

const readProfile = async (): Promise<ProfileView | null> => {
  try {
    return (await client.call(showRoute, {})).data;
  } catch (error) {
    if (isProblemError(error) && error.status === 404) return null;
    throw error;
  }
};

/** My profile; null where I have none yet, as somebody of a company's staff. */
export const useProfile = (): Query<ProfileView | null> => useQuery(KEY, readProfile);

/** Only what differs from what was read. */
export const changesOf = (before: Said | null, after: Said): Said =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => JSON.stringify(before?.[field as keyof Said]) !== JSON.stringify(value),
    ),
  );

export const useSaveProfile = (before: ProfileView | null) => {
  const { submit, refuse, ...state } = useSend(async (body: Said, idempotencyKey: string): Promise<true> => {
    const guard = before ? { ifMatch: before.version } : {};
    const { data } = await orLogin(client.call(changeRoute, { body, idempotencyKey, ...guard }));
    cache.put(KEY, data);
    cache.expire('me');
    say({ kind: 'success', key: 'profile.saved' });
    return true;
  });
  /** Answers whether the profile says that now. */
  const put = async (said: Said): Promise<boolean> => {
    const changes = changesOf(before, said);
    if (Object.keys(changes).length > 0) return (await submit(changes)) !== null;
    say({ kind: 'info', key: 'profile.unchanged' });
    return true;
  };
  const save = async (details: Written) => {
    const fields = {
      ...missingFields(details, ['firstName', 'lastName'])?.fields,
      ...(await phoneFaults(details.phone, details.country ?? countryOfLanguage(localePreference.get()))),
    };
    if (Object.keys(fields).length > 0) return refuse({ code: 'validation-failed', fields });
    await put(details);
  };
  return { ...state, refuse, put, save };
};
