import type { FolderPlaces } from 'access/library/folder-places';
import type { StoredDocuments } from 'access/library/stored-documents';
import type { ContractAddresses } from 'access/recruiting/contract-addresses';
import type { EventStore } from 'platform/event-store/event-store';
import type { KeyRing } from 'platform/event-store/keys';
import type { FileStorage } from 'platform/storage/file-storage';
import { automationCommands } from './automation/automation.commands.ts';
import { entityCommands, entityUses } from './entity/entity.commands.ts';
import { identityCommands, identityUses } from './identity/identity.commands.ts';
import { createNames } from './identity/reservation/names.ts';
import { landlordCommands } from './landlord/landlord.commands.ts';
import { libraryCommands } from './library/library.commands.ts';
import type { JobLookup } from './recruiting/job/job.lookup.ts';
import { recruitingCommands, recruitingUses } from './recruiting/recruiting.commands.ts';
import { reportingCommands } from './reporting/reporting.commands.ts';
import { trainingCommands } from './training/training.commands.ts';

export type CommandDeps = {
  store: EventStore;
  keys: KeyRing;
  /** Server key that names the streams of reservations and of people in the marketplace. */
  nameKey: Buffer;
  jobLookup: Pick<JobLookup, 'put'>;
  files?: FileStorage;
  documents?: Pick<StoredDocuments, 'put'>;
  folderPlaces?: FolderPlaces;
  contractAddresses?: Pick<ContractAddresses, 'put'>;
};

/**
 * Every command of the product by its aggregate, in process: `commands.job(id, command)`. The command's metadata names the
 * tenant, the cause and the moment. What HTTP, seeds and imports all send through. What an aggregate decides by itself takes the
 * place of what follows from its declaration.
 */
export const createCommands = ({ nameKey, ...others }: CommandDeps) => {
  const names = createNames(others.store, nameKey, { ...entityUses, ...identityUses, ...recruitingUses });
  const deps = { ...others, nameKey, names };
  return {
    /** For what is made in several streams: its names are held before the first of them. */
    names,
    ...entityCommands(deps),
    ...identityCommands(deps),
    ...recruitingCommands(deps),
    ...trainingCommands(deps),
    ...automationCommands(deps),
    ...libraryCommands(deps),
    ...landlordCommands(deps),
    ...reportingCommands(deps),
  };
};
export type Commands = ReturnType<typeof createCommands>;

/** The same commands over a store that keeps nothing: what they would come to. */
export const commandsOver =
  ({ keys, ...others }: Pick<CommandDeps, 'keys' | 'nameKey' | 'files'>) =>
  (store: EventStore): Commands =>
    createCommands({
      ...others,
      store,
      keys: { ...keys, destroy: async () => undefined },
      jobLookup: { put: async () => undefined },
    });
