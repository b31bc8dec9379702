import { describe, expect, it } from 'vitest';
import { calledLink, link, phone } from './contact.ts';
import { email } from './text.ts';

describe('ways to reach somebody', () => {
  it.each(['', '+1 (218) 555-0142', '11 91234-5678', '+47 55 12 34 56', '(218) 555-0142 ext. 3'])(
    'given the phone number %j, when read, then it is kept as typed',
    (typed) => expect(phone().parse(typed)).toBe(typed),
  );
  it.each(['abc', '+++---', '☎️ call me', '12', '+1 218 555 0142 555 0142', '1+2345678'])(
    'given %j as a phone number, when read, then it is refused',
    (typed) => expect(phone().safeParse(typed).error?.issues[0]?.message).toBe('phone-invalid'),
  );
  it.each([
    ['example.com', 'https://example.com'],
    ['www.example.com/a?b', 'https://www.example.com/a?b'],
    ['http://example.com', 'http://example.com'],
    ['', ''],
  ])('given the link %j, when read, then it is %j', (typed, kept) => expect(link(300).parse(typed)).toBe(kept));
  it.each([
    'example',
    'http://localhost',
    'http://1.2.3.4',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://a:b@example.com',
    'http://',
  ])('given %j as a link, when read, then it is refused', (typed) =>
    expect(link(300).safeParse(typed).success).toBe(false),
  );
  it.each([
    ['payroll.example/hook', 'https://payroll.example/hook'],
    ['http://127.0.0.1:9/', 'http://127.0.0.1:9/'],
    ['http://payroll:8080', 'http://payroll:8080'],
  ])('given %j as a link that is called, when read, then it is %j', (typed, kept) =>
    expect(calledLink(300).parse(typed)).toBe(kept),
  );
  it.each(['payroll', 'ftp://payroll.example', 'https://a:b@payroll.example', 'http://', ''])(
    'given %j as a link that is called, when read, then it is refused',
    (typed) => expect(calledLink(300).safeParse(typed).success).toBe(false),
  );
  it.each(['zoe@@bad', 'zoe@bad', '.zoe@bad.example', 'zoe@bad..example', 'zoe'])(
    'given %j as an email address, when read, then it is refused',
    (typed) => expect(email().safeParse(typed).success).toBe(false),
  );
});
