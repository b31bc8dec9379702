import { startOnrecord } from '#deploy/test/onrecord.harness';

/** One product with the demo companies for all journeys that need none of their own. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  // Consumers of webhooks are on this machine too.
  const onrecord = await startOnrecord({
    split: process.env.JOURNEY_SPLIT === '1',
    env: { WEBHOOK_ALLOW_PRIVATE: '1' },
  });
  process.env.ONRECORD_URL = onrecord.url;
  process.env.ONRECORD_DATA = onrecord.dataDir;
  return onrecord.discard;
};

// biome-ignore lint/style/noDefaultExport: Playwright calls it.
export { globalSetup as default };
