import { localePreference, proposeLocale, takeLang } from 'ui-kit/preferences/preferences';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const browser = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const open = (path: string) => window.history.replaceState(null, '', path);

describe('the language that a page begins in (docs/product.md UI-1)', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
    open('/');
  });

  it.each([
    [['pt-PT', 'pt-BR', 'en'], 'pt-br'],
    [['pt'], 'pt-br'],
    [['de', 'en-US'], 'en-us'],
    [['de'], 'en-us'],
  ])('given a browser that asks for %s, when nothing else is known, then it is %s', (languages, locale) => {
    browser(...languages);
    expect(localePreference.get()).toBe(locale);
  });

  it('given an account in another language than the browser, when somebody logs in, then the account decides', () => {
    browser('en-US');
    proposeLocale('pt-br');
    expect(localePreference.get()).toBe('pt-br');
  });

  it('given a page opened with ?lang=, when an account has another language, then that of the link is kept', () => {
    open('/a/sign-up?lang=PT-BR');
    takeLang();
    proposeLocale('en-us');
    expect(localePreference.get()).toBe('pt-br');
  });

  it('given a language kept in the browser, when a link or an account names another, then the kept one stays', () => {
    localePreference.set('en-us');
    open('/a/sign-up?lang=pt-br');
    takeLang();
    proposeLocale('pt-br');
    expect(localePreference.get()).toBe('en-us');
  });

  it('given a link that names a language we lack, when it is opened, then the browser decides', () => {
    browser('pt-BR');
    open('/a/sign-up?lang=de');
    takeLang();
    expect(localePreference.get()).toBe('pt-br');
  });
});
