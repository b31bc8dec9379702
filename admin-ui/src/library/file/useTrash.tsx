import { useNotify } from 'react-admin';
import { Undo } from './Undo.tsx';
import { useFileCommand } from './useFileCommand.ts';

/** Moves files to the trash, and offers to undo that at once. */
export const useTrash = (onDone?: () => void) => {
  const notify = useNotify();
  return useFileCommand('trash', {
    onSuccess: ({ ids }) => {
      notify(<Undo done="library.trash.done" undone="library.restore.done" ids={ids} action="restore" />, {
        type: 'success',
      });
      onDone?.();
    },
  });
};
