/** What one container is, by the command that it is given; each loads what it needs alone. */
export const PROCESSES = {
  'command-service': () => import('command-service/main'),
  'projection-service': () => import('projection-service/main'),
  'integration-workers': () => import('integration-workers/main'),
  gateway: () => import('./gateway.ts'),
  migrations: () => import('./migrations.ts'),
  'migrate-store': () => import('./migrate-store.ts'),
  rebuild: () => import('./rebuild.ts'),
  'create-landlord': () => import('./create-landlord.ts'),
  whole: () => import('./whole.ts'),
};
