import { beforeEach, describe, expect, it } from 'vitest';
import { createTabCompany } from './tab-company.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

let browser: ReturnType<typeof storage>;
beforeEach(() => {
  browser = storage();
});

/** A tab of the browser: pages that it loads share what the tab keeps. */
const openTab = () => {
  const tab = storage();
  const load = ({ href = 'https://onrecord.example/t', isUsed = true } = {}) => {
    const events = new EventTarget();
    const use = (event = 'focus') => events.dispatchEvent(new Event(event));
    const location = { href };
    const replaceState = (_: unknown, __: string, to?: string | URL | null) => {
      location.href = `${to}`;
    };
    const page = { location, history: { state: null, replaceState } };
    return { company: createTabCompany({ tab, browser, events, page, isUsed: () => isUsed }), use, location };
  };
  return { load };
};

describe('the company of a tab', () => {
  it('given two tabs of one company, when one enters another, then the other one stays where it is, also once it is loaded anew', () => {
    const [first, second] = [openTab(), openTab()];
    const one = first.load();
    one.company.settle('harbor');
    const two = second.load();
    two.company.settle('harbor');
    one.company.enter('summit');
    expect([one.company.get(), two.company.get()]).toEqual(['harbor', 'harbor']);
    expect([first.load().company.get(), second.load().company.get()]).toEqual(['summit', 'harbor']);
  });

  it.each(['focus', 'pointerdown', 'keydown'])(
    'given tabs of two companies, when a link is opened from one after a %s, then the new tab is in its company',
    (event) => {
      const [one, two] = [openTab().load(), openTab().load()];
      one.company.settle('harbor');
      two.company.settle('summit');
      one.use(event);
      const opened = openTab().load().company;
      expect([opened.get(), opened.isOfTab()]).toEqual(['harbor', false]);
    },
  );

  it('given tabs of two companies, when the one in the background asks who it is once more, then a new tab follows the one that was used', () => {
    const [background, used] = [openTab().load(), openTab().load()];
    background.company.settle('harbor');
    used.company.settle('summit');
    used.use();
    background.company.settle('harbor');
    expect(openTab().load().company.get()).toBe('summit');
  });

  it('given a link that names the company of its page, when a new tab opens it late, then it is there whatever was used since', () => {
    const [one, two] = [openTab().load(), openTab().load()];
    one.company.settle('harbor');
    two.company.settle('summit');
    const href = one.company.linkTo('/t/recruiting/jobs?page=2');
    two.use('pointerdown');
    const tab = openTab();
    const opened = tab.load({ href });
    expect([opened.company.get(), opened.company.isOfTab()]).toEqual(['harbor', true]);
    expect(opened.location.href).toBe('https://onrecord.example/t/recruiting/jobs?page=2');
    expect(tab.load().company.get()).toBe('harbor');
  });

  it('given a tab that opens in the background, when it shows its company, then the next new tab follows the one that is used', () => {
    const used = openTab().load();
    used.company.settle('harbor');
    openTab().load({ isUsed: false }).company.settle('summit');
    expect(openTab().load().company.get()).toBe('harbor');
  });

  it('given a company that is being entered, when the page it leaves is used once more, then the tab still enters it', () => {
    const tab = openTab();
    const page = tab.load();
    page.company.settle('harbor');
    page.company.enter('summit');
    page.use('pointerdown');
    expect(tab.load().company.get()).toBe('summit');
    page.use('pageshow');
    expect(tab.load().company.get()).toBe('harbor');
  });

  it('given a company that is forgotten, when the next tab opens, then it has none', () => {
    const tab = openTab();
    const page = tab.load();
    page.company.settle('harbor');
    page.company.forget();
    page.use();
    expect([page.company.get(), page.company.isSettled(), openTab().load().company.get()]).toEqual([null, false, null]);
  });
});
