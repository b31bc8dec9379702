import { startOnrecord } from '#deploy/test/onrecord.harness';

/** One product with the demo companies for all journeys that need none of their own. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const onrecord = await startOnrecord();
  process.env.ONRECORD_URL = onrecord.url;
  process.env.ONRECORD_DATA = onrecord.dataDir;
  return onrecord.discard;
};

// biome-ignore lint/style/noDefaultExport: Playwright calls it.
export { globalSetup as default };
