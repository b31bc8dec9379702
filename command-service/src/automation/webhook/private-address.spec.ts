import { describe, expect, it } from 'vitest';
import { isPrivateLink } from './private-address.ts';

describe('a link to a private address', () => {
  it.each([
    'http://127.0.0.1:9',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://10.1.2.3/hooks',
    'http://192.168.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://[fd00::1]/',
    'http://localhost/',
  ])('given %s, when asked, then it is private', async (url) => {
    expect(await isPrivateLink(url)).toBe(true);
  });

  it.each(['https://93.184.215.14/', 'https://[2606:4700::1111]/'])(
    'given %s, when asked, then it is public',
    async (url) => {
      expect(await isPrivateLink(url)).toBe(false);
    },
  );
});
