import { claim } from '#deploy/local/claim';
import { openDatabase } from '#deploy/local/database';
import { demoOnce } from '#deploy/local/demo';
import { closeLog, openLogFile } from '#deploy/local/log-file';
import type { DatabaseUrls } from '#deploy/local/postgres/databases';

export type DemoDatabase = { urls: DatabaseUrls; close(): Promise<void> };

/** Postgres with the demo companies in a data folder, for processes that are started apart and found at `url`. */
export const openDemoDatabase = async (
  folder: string,
  url: string,
  settings: Record<string, string> = {},
): Promise<DemoDatabase> => {
  await using opening = new AsyncDisposableStack();
  opening.adopt(await claim(folder, url), (release) => release());
  const fail = (error: unknown) => {
    throw error;
  };
  const database = opening.adopt(await openDatabase(folder, fail, settings), (opened) => opened.stop());
  const log = opening.adopt(await openLogFile(folder, 'demo'), closeLog);
  await demoOnce(folder, database.urls, log);
  const opened = opening.move();
  return { urls: database.urls, close: () => opened.disposeAsync() };
};
