import { describe, expect, it } from 'vitest';
import { hostNameOf, normalHostName, OwnHost } from './host-name.ts';
import { baseDomainOf, isOfProduct } from './product-domain.ts';

describe('host names', () => {
  it.each([
    ['careers.harborpine.example', 'careers.harborpine.example'],
    ['  Careers.HarborPine.EXAMPLE. ', 'careers.harborpine.example'],

    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
    ['ＣＡＦＥ。example', 'cafe.example'],
    ['harbor.co.uk', 'harbor.co.uk'],
    ['co.example', 'co.example'],
  ])('given %s, when normalised, then it is %s', (typed, name) => {
    expect(normalHostName(typed)).toBe(name);
    expect(OwnHost.parse(typed)).toBe(name);
  });

  it.each([
    ...['', ' ', '.', '..', 'harbor', 'localhost', 'a..b.example', '-a.example', 'a-.example', 'a_b.example'],
    ...['harbor.example:8080', 'https://harbor.example', 'harbor.example/jobs', 'me@harbor.example', 'a b.example'],
    ...[
      '127.0.0.1',
      '0x7f.1',
      '2130706433',
      '[::1]',
      '10.1',
      'harbor.1',
      'co.uk',
      'com.br',
      'CO.UK.',
      'careers.localhost',
    ],
    ...['intranet.local', '%68arbor.example', '*.harbor.example', `${'a'.repeat(64)}.example`],
    `${'abcdefghi.'.repeat(25)}example`,
    'a\u0000b.example',
    'a\ud800.example',
  ])('given %j, when normalised, then it is no host name of a company', (typed) => {
    expect(normalHostName(typed)).toBeNull();
    expect(OwnHost.safeParse(typed).error?.issues[0]?.message).toBe('domain-invalid');
  });

  it.each([
    ['careers.example', 'careers.example'],
    ['Careers.Example.:8443', 'careers.example'],
    ['harbor.localhost:8080', 'harbor.localhost'],
    ['localhost', 'localhost'],
    ['127.0.0.1:8080', null],
    ['[::1]:8080', null],
    ['', null],
    ['a b', null],
    ['me@careers.example', null],
    ['careers.example/jobs', null],
    ['careers.example:x', null],
    ['a.example, b.example', null],
    [undefined, null],
  ])('given the header Host: %s, when read, then it names %s', (header, name) => {
    expect(hostNameOf(header)).toBe(name);
  });

  it('given the product’s address, when a company asks for a name below it, then that is the product’s own', () => {
    expect(baseDomainOf('https://www.onrecord.example:8443/x')).toBe('onrecord.example');
    expect(baseDomainOf('http://127.0.0.1:8080')).toBe('localhost');
    expect(baseDomainOf('http://localhost:8080')).toBe('localhost');
    expect(isOfProduct('harbor.onrecord.example', 'onrecord.example')).toBe(true);
    expect(isOfProduct('notonrecord.example', 'onrecord.example')).toBe(false);
  });
});
