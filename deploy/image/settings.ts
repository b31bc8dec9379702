export const migrationSettings = ['OWNER_DATABASE_URL', 'KEYS_DATABASE_URL', 'SUPERUSER_DATABASE_URL'] as const;

/** Read too where a superuser's address is given: their roles are made. */
export const roleSettings = [
  'OWNER_DATABASE_URL',
  'COMMAND_DATABASE_URL',
  'PROJECTOR_DATABASE_URL',
  'READER_DATABASE_URL',
  'WORKER_DATABASE_URL',
  'KEYS_DATABASE_URL',
] as const;

/** The rows alone; whoever rebuilds needs no other. */
export const rebuildSettings = ['PROJECTOR_DATABASE_URL', 'KEYS_DATABASE_URL'] as const;

/** Whoever makes platform admins asks as a command-service does. */
export const landlordSettings = ['COMMAND_DATABASE_URL', 'KEYS_DATABASE_URL', 'PUBLIC_URL'] as const;

/** Whoever moves the events to another store changes what every role holds of them. */
export const migrateStoreSettings = [
  'OWNER_DATABASE_URL',
  'PROJECTOR_DATABASE_URL',
  'WORKER_DATABASE_URL',
  'KEYS_DATABASE_URL',
  'EVENT_STORE_URL',
  'REDIS_URL',
] as const;
