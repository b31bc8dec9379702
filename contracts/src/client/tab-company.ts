import { inCompany, nameCompanyInLinks, type Page, takeCompany } from './company-link.ts';

/** Under which a tab keeps the id of its company, and the browser that of the tab that was used last. */
const KEY = 'onrecord.tenant';

type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The company of this page (docs/product.md WS-12): the same from the page's first request to its last, whatever other tabs do.
 * Another company is entered by a page that is loaded anew. A link that is opened in another tab names the company of its page;
 * a tab that is opened without one follows the one that was used last.
 */
export const createTabCompany = ({
  tab = globalThis.sessionStorage,
  browser = globalThis.localStorage,
  events = globalThis,
  page = globalThis,
  isUsed = () => globalThis.document.hasFocus(),
}: {
  tab?: KeyValue;
  browser?: KeyValue;
  events?: Pick<EventTarget, 'addEventListener'>;
  page?: Page;
  /** Whether the person is in this tab now. */
  isUsed?: () => boolean;
} = {}) => {
  let settled: string | null = null;
  let isLeft = false;
  let isWatched = false;
  const named = takeCompany(page);
  if (named) tab.setItem(KEY, named);
  const keep = (id: string) => {
    tab.setItem(KEY, id);
    browser.setItem(KEY, id);
  };
  const keepSettled = () => {
    if (settled !== null && !isLeft) keep(settled);
  };
  const watch = () => {
    if (isWatched) return;
    isWatched = true;
    for (const used of ['focus', 'pointerdown', 'keydown'])
      events.addEventListener(used, keepSettled, { capture: true });
    // Back to a page that the browser has kept whole.
    events.addEventListener('pageshow', () => {
      isLeft = false;
      keepSettled();
    });
    nameCompanyInLinks(events, () => settled);
  };

  return {
    get: (): string | null => settled ?? tab.getItem(KEY) ?? browser.getItem(KEY),
    /** Whether this tab is in a company, or would only follow another. */
    isOfTab: (): boolean => tab.getItem(KEY) !== null,
    isSettled: (): boolean => settled !== null,
    /** What a script opens in another tab, to be in the company of this page. */
    linkTo: (path: string): string =>
      settled === null ? path : inCompany(new URL(path, page.location?.href).href, settled),
    /** This page shows the company; to be told so again is no use of the tab. */
    settle: (id: string): void => {
      if (settled === id) return;
      settled = id;
      watch();
      if (isUsed()) keep(id);
      else tab.setItem(KEY, id);
    },
    /** The page that this tab loads next shows the company. */
    enter: (id: string): void => {
      isLeft = true;
      keep(id);
    },
    forget: (): void => {
      settled = null;
      tab.removeItem(KEY);
      browser.removeItem(KEY);
    },
  };
};
