import { useNotify, useUpdate } from 'react-admin';
import { useLeaving } from './useLeaving.tsx';

/** Moves a folder, asking first where people would no longer read what is in it. */
export const useFolderMove = (onDone?: () => void) => {
  const notify = useNotify();
  const leaving = useLeaving();
  const [update, { isPending }] = useUpdate();
  const send = (id: string, parentId: string) =>
    void update(
      'folders',
      { id, data: { parentId } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('library.folder.move.done', { type: 'success' });
          onDone?.();
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return {
    isPending,
    question: leaving.dialog,
    move: (id: string, parentId: string) => leaving.ask({ what: 'folder', id }, parentId, () => send(id, parentId)),
  };
};
