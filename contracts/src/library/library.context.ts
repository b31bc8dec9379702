import { context } from '#contracts/kernel/context';
import * as fileEndpoints from './file/file.endpoints.ts';
import { file } from './file/file.entity.ts';
import { folder } from './folder/folder.entity.ts';
import * as quarantine from './quarantine/quarantine.endpoints.ts';
import * as storage from './storage/storage.endpoints.ts';

export const library = context({
  entities: { file, folder },
  events: [],
  endpoints: { file: fileEndpoints, quarantine, storage },
  systemCommands: {},
});
