import type { Locale } from '#contracts/kernel/locales';

/** `lang` takes the reader's language to a page; an address that is passed on has none (docs/product.md UI-1). */
const inLanguage = (path: string, lang: Locale | undefined): string => (lang ? `${path}?lang=${lang}` : path);

/** Where everybody finds a company and its jobs. */
export const publicCompanyPath = (subdomain: string, lang?: Locale): string => inLanguage(`/p/${subdomain}`, lang);
export const publicJobPath = (slug: string, lang?: Locale): string => inLanguage(`/${slug}`, lang);
/** Where everybody finds an interview that is open to whoever has its link. */
export const openInterviewPath = (subdomain: string, id: string, lang?: Locale): string =>
  inLanguage(`/p/${subdomain}/interviews/${id}`, lang);
/** Where one applies; it survives the sign-up on the way. */
export const applyPath = (jobId: string, source: string): string => `/a/apply-from-source/${jobId}/${source}`;
export const applyToInterviewPath = (openInterviewId: string, source: string): string =>
  `/a/apply-to-interview/${openInterviewId}/${source}`;
