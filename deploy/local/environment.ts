import type { DatabaseUrls } from '#deploy/local/postgres/databases';
import { filesFolder, type LocalSettings } from '#deploy/local/settings';
import { SECRET_SETTING } from '#deploy/local/system-secret';
import type { UpstreamName } from '#deploy/local/upstream';

/** Databases that each service may reach; the owner's is for migrations alone. */
export const DATABASES_OF: Record<UpstreamName, (keyof DatabaseUrls)[]> = {
  'command-service': ['COMMAND_DATABASE_URL', 'KEYS_DATABASE_URL'],
  'projection-service': ['PROJECTOR_DATABASE_URL', 'READER_DATABASE_URL', 'KEYS_DATABASE_URL'],
  'integration-workers': ['WORKER_DATABASE_URL', 'READER_DATABASE_URL', 'KEYS_DATABASE_URL'],
};

/** Services that hold the secret with which one sends the other commands. */
export const HOLD_SYSTEM_SECRET: readonly UpstreamName[] = ['command-service', 'integration-workers'];

/** Given to each service by itself. */
const isWithheld = (name: string): boolean => name.endsWith('_DATABASE_URL') || name === SECRET_SETTING;

/** On one's own machine nobody is kept from trying fast; a limit that is set counts. */
const LOCAL_LIMITS = { RATE_LIMIT_AUTH: '300', RATE_LIMIT_API: '0' };

/** What every service reads from its environment here; what people set themselves goes before. */
export const commonEnvironment = ({ url, apiUrl, dataDir }: LocalSettings, env: NodeJS.ProcessEnv = process.env) => ({
  ...LOCAL_LIMITS,
  PUBLIC_URL: url,
  API_URL: apiUrl,
  FILES_DIR: filesFolder(dataDir),
  ...Object.fromEntries(Object.entries(env).filter(([name]) => !isWithheld(name))),
});

/** For services in this process: the settings as they would find them in one of their own. */
export const enterEnvironment = (settings: LocalSettings, urls: DatabaseUrls, systemSecret: string): void => {
  Object.assign(process.env, commonEnvironment(settings), urls, { [SECRET_SETTING]: systemSecret });
};
