import { useNotify } from 'react-admin';
import { useLeaving } from '#admin-ui/library/folder/useLeaving.tsx';
import { Undo } from './Undo.tsx';
import { useFileCommand } from './useFileCommand.ts';

/** Moves files to another folder, asking first where people would no longer read them, and offers to put them back where they all were. */
export const useFileMove = (onDone?: () => void) => {
  const notify = useNotify();
  const leaving = useLeaving();
  const move = useFileCommand('move', {
    onSuccess: ({ ids, from }) => {
      const text = 'library.move.done';
      if (from) {
        const back = { undone: 'library.move.back', action: 'move' as const, body: { folderId: from } };
        notify(<Undo done={text} ids={ids} {...back} />, { type: 'success' });
      } else notify(text, { type: 'success', messageArgs: { smart_count: ids.length } });
      onDone?.();
    },
  });
  return {
    isPending: move.isPending,
    /** To be shown beside what moves them. */
    question: leaving.dialog,
    move: (ids: readonly string[], folderId: string, from: string | null) =>
      leaving.ask({ what: 'files', ids }, folderId, () => move.mutate({ ids, body: { folderId }, from })),
  };
};
