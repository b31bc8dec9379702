import type { Page, Request } from '@playwright/test';

export const KILOBYTE = 1_024;
/** The gateway would rather send brotli, which is smaller. */
export const GZIP = { extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } };

/** Bytes of JavaScript that come over the wire while the page is opened. */
export const scriptBytes = async (page: Page, open: () => Promise<unknown>): Promise<number> => {
  const sizes: Promise<number>[] = [];
  const count = (request: Request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then((size) => size.responseBodySize));
  };
  page.on('requestfinished', count);
  await open();
  page.off('requestfinished', count);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};
