import { useNotify } from 'react-admin';
import { Undo } from './Undo.tsx';
import { useFileCommand } from './useFileCommand.ts';

/** Moves files to another folder, and offers to put them back where they all were. */
export const useFileMove = (onDone?: () => void) => {
  const notify = useNotify();
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
    move: (ids: readonly string[], folderId: string, from: string | null) =>
      move.mutate({ ids, body: { folderId }, from }),
  };
};
