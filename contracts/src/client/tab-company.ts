/** Under which a tab keeps the id of its company, and the browser that of the tab that was used last. */
const KEY = 'onrecord.tenant';

type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The company of this page (docs/product.md WS-12): the same from the page's first request to its last, whatever other tabs do.
 * Another company is entered by a page that is loaded anew. A new tab follows the one that was used last, from which its link
 * was opened.
 */
export const createTabCompany = ({
  tab = globalThis.sessionStorage,
  browser = globalThis.localStorage,
  events = globalThis,
}: {
  tab?: KeyValue;
  browser?: KeyValue;
  events?: Pick<EventTarget, 'addEventListener'>;
} = {}) => {
  let settled: string | null = null;
  let isLeft = false;
  const keep = (id: string) => {
    tab.setItem(KEY, id);
    browser.setItem(KEY, id);
  };
  const keepSettled = () => {
    if (settled !== null && !isLeft) keep(settled);
  };
  const watch = () => {
    for (const used of ['focus', 'pointerdown', 'keydown'])
      events.addEventListener(used, keepSettled, { capture: true });
    // Back to a page that the browser has kept whole.
    events.addEventListener('pageshow', () => {
      isLeft = false;
      keepSettled();
    });
  };

  return {
    get: (): string | null => settled ?? tab.getItem(KEY) ?? browser.getItem(KEY),
    /** Whether this tab is in a company, or would only follow another. */
    isOfTab: (): boolean => tab.getItem(KEY) !== null,
    isSettled: (): boolean => settled !== null,
    /** This page shows the company; to be told so again is no use of the tab. */
    settle: (id: string): void => {
      if (settled === id) return;
      if (settled === null) watch();
      settled = id;
      keep(id);
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
