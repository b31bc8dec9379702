import type { DatabaseUrls } from '#deploy/local/postgres/databases';
import type { LocalSettings } from '#deploy/local/settings';
import type { UpstreamName } from '#deploy/local/upstream';

/** Databases that each service may reach; the owner's is for migrations alone. */
export const DATABASES_OF: Record<UpstreamName, (keyof DatabaseUrls)[]> = {
  'command-service': ['COMMAND_DATABASE_URL', 'KEYS_DATABASE_URL'],
  'projection-service': ['PROJECTOR_DATABASE_URL', 'READER_DATABASE_URL', 'KEYS_DATABASE_URL'],
  'integration-workers': ['WORKER_DATABASE_URL', 'READER_DATABASE_URL', 'KEYS_DATABASE_URL'],
};

/** On one's own machine nobody is kept from trying fast; a limit that is set counts. */
const LOCAL_LIMITS = { RATE_LIMIT_AUTH: '300', RATE_LIMIT_API: '0' };

/** What every service reads from its environment here; what people set themselves goes before. */
export const commonEnvironment = ({ url }: LocalSettings, env: NodeJS.ProcessEnv = process.env) => ({
  ...LOCAL_LIMITS,
  PUBLIC_URL: url,
  API_URL: url,
  ...Object.fromEntries(Object.entries(env).filter(([name]) => !name.endsWith('_DATABASE_URL'))),
});

/** For services in this process: the settings as they would find them in one of their own. */
export const enterEnvironment = (settings: LocalSettings, urls: DatabaseUrls): void => {
  Object.assign(process.env, commonEnvironment(settings), urls);
};
