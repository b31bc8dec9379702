import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useAskWay } from './useFolders.ts';

type Moved = { what: 'files'; ids: readonly string[] } | { what: 'folder'; id: string };

/**
 * Before files or a folder leave the policies folder, where people read them: says that they no longer can, and asks
 * (docs/product.md FILE-26).
 */
export const useLeaving = () => {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const wayTo = useAskWay();
  const [asked, setAsked] = useState<{ what: Moved['what']; count: number; go: () => void } | null>(null);

  /** The folders that what is moved is in; a folder may be given to people itself. */
  const placesOf = async (moved: Moved): Promise<string[]> => {
    if (moved.what === 'folder') return [moved.id];
    const { data } = await dataProvider.getMany('files', { ids: [...moved.ids] });
    return [...new Set(data.map(({ folderId }) => String(folderId)))];
  };
  const isLeft = async (moved: Moved, to: string): Promise<boolean> => {
    if ((await wayTo(to)).isOfPolicies) return false;
    for (const place of await placesOf(moved)) if ((await wayTo(place)).isRead) return true;
    return false;
  };
  const ask = (moved: Moved, to: string, go: () => void): void => {
    isLeft(moved, to).then(
      (isAsked) => {
        if (isAsked) setAsked({ what: moved.what, count: moved.what === 'files' ? moved.ids.length : 1, go });
        else go();
      },
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  };
  const close = () => setAsked(null);
  const dialog = asked && (
    <ConfirmDialog
      isOpen
      title={t('library.leaving.title')}
      confirm={t('library.leaving.confirm')}
      isDangerous
      onConfirm={() => {
        close();
        asked.go();
      }}
      onCancel={close}
    >
      {t(`library.leaving.${asked.what}`, { smart_count: asked.count })}
    </ConfirmDialog>
  );
  return { ask, dialog };
};
