import type { Question } from './question.ts';

/** By name, in the order in which they are asked. Each is loaded when it is asked: with it comes all that it measures. */
export const questions: Readonly<Record<string, () => Promise<Question>>> = {
  'append-vs-emmett': async () => (await import('./append.ts')).append,
  'append-vs-insert': async () => (await import('./append-vs-insert.ts')).appendVsInsert,
  'command-http-vs-handler': async () => (await import('./command.ts')).command,
  'lone-command-vs-insert': async () => (await import('./lone-command.ts')).loneCommand,
  rebuild: async () => (await import('./rebuild.ts')).rebuild,
  'visible-p99-ms': async () => (await import('./visible.ts')).visible,
  'visible-vs-get': async () => (await import('./visible-vs-get.ts')).visibleVsGet,
  'fan-out': async () => (await import('./fan-out.ts')).fanOut,
  'search-vs-list': async () => (await import('./search-vs-list.ts')).searchVsList,
  'search-vs-list-1m': async () => (await import('./search-vs-list.ts')).searchGrown,
  'candidates-100k-vs-1k': async () => (await import('./candidates.ts')).candidatesGrown,
  'list-1m-vs-10k': async () => (await import('./growth.ts')).listsGrown,
  'reports-1m-vs-10k': async () => (await import('./growth.ts')).reportsGrown,
  javascript: async () => (await import('./javascript.ts')).javascript,
  'cold-first-row': async () => (await import('./cold-first-row.ts')).coldFirstRow,
  'public-page-vs-static': async () => (await import('./public-page.ts')).publicPage,
  'folder-page-10k-vs-10': async () => (await import('./folder-page.ts')).folderPage,
  'training-matrix-1m-vs-10k': async () => (await import('./training-matrix.ts')).trainingMatrix,
  'reading-matrix-5k-vs-500': async () => (await import('./reading-matrix.ts')).readingMatrix,
  'upload-memory': async () => (await import('./upload-memory.ts')).uploadMemory,
  'commands-beside-recordings': async () => (await import('./beside-recordings.ts')).besideRecordings,
  'commands-beside-learners': async () => (await import('./beside-learners.ts')).besideLearners,
  'due-storm-vs-calm': async () => (await import('./due-storm.ts')).dueStorm,
  connections: async () => (await import('./connections.ts')).connections,
};
