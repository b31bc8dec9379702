import type { FileUse } from 'contracts/library/file/file-use.views';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useCan } from '#admin-ui/providers/me.tsx';
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
  const can = useCan();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const wayTo = useAskWay();
  const [asked, setAsked] = useState<{ what: Moved['what']; count: number; go: () => void } | null>(null);

  /** The folders that what is moved is in; a folder may be given to people itself. */
  const placesOf = async (moved: Moved): Promise<string[]> => {
    if (moved.what === 'folder') return [moved.id];
    const { data } = await dataProvider.getMany('files', { ids: [...moved.ids] });
    return [...new Set(data.map(({ folderId }) => String(folderId)))];
  };
  /** Whether a folder in it is given to people: whoever may not read files is not told. */
  const isReadWithin = async (id: string): Promise<boolean> =>
    can('tenant.files.read') &&
    (await dataProvider.ask<FileUse[]>(`folders/${id}/uses`)).some(({ by }) => by === 'policy-folder');
  const isLeft = async (moved: Moved, to: string): Promise<boolean> => {
    if ((await wayTo(to)).isOfPolicies) return false;
    for (const place of await placesOf(moved)) {
      const { isRead, isOfPolicies } = await wayTo(place);
      if (isRead || (isOfPolicies && moved.what === 'folder' && (await isReadWithin(place)))) return true;
    }
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
