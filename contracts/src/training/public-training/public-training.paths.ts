import type { Locale } from '#contracts/kernel/locales';

/** Where everybody finds a public training. */
export const publicTrainingPath = (subdomain: string, slug: string, referral?: string, lang?: Locale): string =>
  `/p/${subdomain}/trainings/${slug}${referral ? `/${referral}` : ''}${lang ? `?lang=${lang}` : ''}`;
/** The same for a frame in another site. */
export const embeddedTrainingPath = (subdomain: string, slug: string, referral?: string): string =>
  `/p/${subdomain}/embedded-trainings/${slug}${referral ? `/${referral}` : ''}`;
export const trainingPicturePath = (id: string): string => `/api/public/trainings/${id}/picture`;
/** Where one joins it; it survives the sign-up on the way. */
export const joinTrainingPath = (id: string, source: string): string => `/a/join-training/${id}/${source}`;
/** Where somebody from outside learns. */
export const outsideTrainingPath = (id: string): string => `/c/trainings/${id}`;
