/** Says in an address of the product which company its page is to show, by id (docs/product.md WS-10). */
const COMPANY_PARAM = 'company';

/** Pages that know of companies; all others would keep what they do not read. */
const KNOWING = /^\/(t|c|a|api\/docs)(\/|$)/;

/** The address, such that a tab that it is opened in shows the company. */
export const inCompany = (href: string, company: string): string => {
  const address = new URL(href);
  address.searchParams.set(COMPANY_PARAM, company);
  return address.href;
};

/** Where no page is, as in a spec without a browser, there is no location. */
export type Page = { location?: Pick<Location, 'href'>; history: Pick<History, 'replaceState' | 'state'> };

/** The company that the address of a page names, if any; the address names it no longer. */
export const takeCompany = ({ location, history }: Page): string | null => {
  const address = location && new URL(location.href);
  const company = address?.searchParams.get(COMPANY_PARAM);
  if (!address || !company) return null;
  address.searchParams.delete(COMPANY_PARAM);
  history.replaceState(history.state, '', address.href);
  return company;
};

const linkOf = (event: Event): HTMLAnchorElement | null => {
  const { origin } = globalThis.location;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === origin && KNOWING.test(link.pathname) ? link : null;
};

/** Whether the browser opens a link in another tab for this; of a menu it may be chosen. */
const mayOpenTab = (event: Event, link: HTMLAnchorElement): boolean => {
  if (event.type === 'contextmenu' || link.target === '_blank') return true;
  if (!(event instanceof MouseEvent)) return false;
  return event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
};

/** Links that are opened in other tabs name the company of their page for as long as the browser reads their address. */
export const nameCompanyInLinks = (events: Pick<EventTarget, 'addEventListener'>, company: () => string | null) => {
  const name = (event: Event) => {
    const [link, id] = [linkOf(event), company()];
    if (!link || !id || !mayOpenTab(event, link)) return;
    const [href, named] = [link.getAttribute('href') ?? '', inCompany(link.href, id)];
    link.setAttribute('href', named);
    setTimeout(() => link.getAttribute('href') === named && link.setAttribute('href', href));
  };
  for (const opens of ['click', 'auxclick', 'contextmenu']) events.addEventListener(opens, name, { capture: true });
};
