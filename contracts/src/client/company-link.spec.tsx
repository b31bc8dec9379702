import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nameCompanyInLinks } from './company-link.ts';

const opened = (path: string, event: Event): string => {
  document.body.innerHTML = `<a href="${path}"><b>Jobs</b></a>`;
  const link = document.querySelector('a');
  const seen: string[] = [];
  link?.addEventListener(event.type, () => {
    seen.push(link.getAttribute('href') ?? '');
    event.preventDefault();
  });
  document.querySelector('b')?.dispatchEvent(event);
  return seen[0] ?? '';
};
const click = (how: MouseEventInit = {}) => new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
const named = `${window.location.origin}/t/recruiting/jobs?page=2&company=harbor`;

describe('a link that is opened in another tab (docs/product.md WS-10)', () => {
  // Stays with the window of this file's worker: only while these specs run is it in a company.
  let company: string | null = null;
  nameCompanyInLinks(window, () => company);
  beforeEach(() => {
    company = 'harbor';
  });
  afterEach(() => {
    document.body.innerHTML = '';
    company = null;
  });

  it.each([
    ['with Ctrl', click({ ctrlKey: true })],
    ['with Cmd', click({ metaKey: true })],
    ['with Shift', click({ shiftKey: true })],
    ['with the wheel', new MouseEvent('auxclick', { bubbles: true, button: 1 })],
    ['by the menu', new MouseEvent('contextmenu', { bubbles: true })],
  ])(
    'given a link of the console, when it is opened %s, then the browser reads the company in it, and nobody later',
    async (_, event) => {
      expect(opened('/t/recruiting/jobs?page=2', event)).toBe(named);
      await vi.waitFor(() =>
        expect(document.querySelector('a')?.getAttribute('href')).toBe('/t/recruiting/jobs?page=2'),
      );
    },
  );

  it('given a plain click, or a page that knows of no company, when a link is opened, then it is left as it is', () => {
    expect(opened('/t/recruiting/jobs', click())).toBe('/t/recruiting/jobs');
    expect(opened('/p/harbor', click({ ctrlKey: true }))).toBe('/p/harbor');
    expect(opened('https://elsewhere.example/t/x', click({ ctrlKey: true }))).toBe('https://elsewhere.example/t/x');
  });
});
