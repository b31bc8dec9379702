import { commandSettings } from 'command-service/service';
import { workerSettings } from 'integration-workers/service';
import { isRequired, type Settings } from 'platform/env';
import { processSettings } from 'platform/http/run';
import { projectionSettings } from 'projection-service/service';
import { gatewaySettings } from '#deploy/image/gateway.service';
import { migrationSettings, roleSettings } from '#deploy/image/settings';

/** What each process of the image reads from its environment. */
export const SETTINGS_OF: Record<string, readonly (keyof Settings)[]> = {
  gateway: [...processSettings, ...gatewaySettings],
  'command-service': [...processSettings, ...commandSettings],
  'projection-service': [...processSettings, ...projectionSettings],
  'integration-workers': [...processSettings, ...workerSettings],
  migrations: [...migrationSettings, ...roleSettings],
};

/** Set in the image itself. */
const OF_IMAGE: readonly string[] = ['FILES_DIR'];
/** Read only where roles and databases are made. */
const OF_SUPERUSER: readonly string[] = roleSettings.filter(
  (name) => !(migrationSettings as readonly string[]).includes(name),
);

const plain = (name: string): string => name.replace(/_FILE$/, '');

/** What is wrong with the variables that a process is given: those that it does not read, and those that it does not start without. */
export const faultsOf = (process: string, given: readonly string[]): string[] => {
  const known = SETTINGS_OF[process] ?? [];
  const names = given.map(plain);
  const isNeeded = (name: keyof Settings) =>
    isRequired(name) &&
    !OF_IMAGE.includes(name) &&
    (process !== 'migrations' || names.includes('SUPERUSER_DATABASE_URL') || !OF_SUPERUSER.includes(name));
  return [
    ...names
      .filter((name) => !known.includes(name as keyof Settings))
      .map((name) => `${process} does not read ${name}`),
    ...known.filter((name) => isNeeded(name) && !names.includes(name)).map((name) => `${process} is not given ${name}`),
  ];
};
