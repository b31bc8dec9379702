/**
 * Folders that every company has from the start, without a record of their own: their ids are for ever. Each name is kept by the
 * texts, as people read it.
 */
export const systemFolders = {
  /** Where everything is that is in no other folder. */
  root: '5b1d0a5e-3c1f-4e57-8a50-6c2b1f7f0101',
  /** Files in it are visible to all users of the company, folders below it to whom they are given (docs/product.md FILE-8). */
  policies: '5b1d0a5e-3c1f-4e57-8a50-6c2b1f7f0102',
  /** Where files are until they are restored or gone for ever. */
  trash: '5b1d0a5e-3c1f-4e57-8a50-6c2b1f7f0103',
  /** Recordings and documents of candidates' answers: shown where the answers are, and in no list of the library. */
  answers: '5b1d0a5e-3c1f-4e57-8a50-6c2b1f7f0104',
  /** Contracts and their templates: shown where these are, and in no list of the library. */
  contracts: '5b1d0a5e-3c1f-4e57-8a50-6c2b1f7f0105',
} as const;

const ids: ReadonlySet<string> = new Set(Object.values(systemFolders));
export const isSystemFolder = (id: string): boolean => ids.has(id);

export const MAX_FOLDER_NAME = 120;
/** Folders above a folder at most. */
export const MAX_FOLDER_DEPTH = 20;

/** People, teams and roles that one folder is given to at most. */
export const MAX_SHARED_USERS = 500;
export const MAX_SHARED_TEAMS = 200;
export const MAX_SHARED_ROLES = 50;
