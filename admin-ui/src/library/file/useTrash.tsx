import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { Undo } from './Undo.tsx';
import { useFileCommand } from './useFileCommand.ts';
import { useAskUses, useUseText } from './useUses.ts';

type TrashQuestion = { ids: readonly string[]; places: readonly string[] };

/** Moves files to the trash, and offers to undo that at once. Where one of them is used it says so first; one that is there no more keeps none of the others back (docs/product.md FILE-17, FILE-39). */
export const useTrash = (onDone?: () => void) => {
  const t = useTranslate();
  const notify = useNotify();
  const askUses = useAskUses();
  const wordsOf = useUseText();
  const [asked, setAsked] = useState<TrashQuestion | null>(null);
  const trash = useFileCommand('trash', {
    onSuccess: ({ ids }) => {
      setAsked(null);
      notify(<Undo done="library.trash.done" undone="library.restore.done" ids={ids} action="restore" />, {
        type: 'success',
      });
      onDone?.();
    },
  });
  const look = useMutation({
    mutationFn: askUses,
    onSuccess: (uses, ids) => {
      if (uses.length === 0) return trash.mutate({ ids });
      setAsked({ ids, places: [...new Set(uses.map(wordsOf))] });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  const dialog = asked && (
    <ConfirmDialog
      isOpen
      title={t('library.trash.usedTitle', { smart_count: asked.ids.length })}
      confirm={t('library.trash.action')}
      isDangerous
      isBusy={trash.isPending}
      onConfirm={() => trash.mutate({ ids: asked.ids })}
      onCancel={() => setAsked(null)}
    >
      {t('library.trash.usedDetail')}
      <ul>
        {asked.places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
  return { ask: (ids: readonly string[]) => look.mutate(ids), isPending: look.isPending || trash.isPending, dialog };
};
