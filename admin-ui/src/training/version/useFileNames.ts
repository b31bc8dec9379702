import type { FileView } from 'contracts/library/file/file.entity';
import { useMemo } from 'react';
import { useGetMany, useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';

export type FileNames = (id: string) => string;

/** Files of the library by name; those that are called the same, or that one may not read, are told apart by a number. */
export const useFileNames = (ids: readonly string[]): FileNames => {
  const t = useTranslate();
  const can = useCan();
  const known = [...new Set(ids)];
  const enabled = known.length > 0 && can('tenant.files.read');
  const { data = [] } = useGetMany<FileView>('files', { ids: known }, { enabled, retry: false });
  const otherwise = t('training.versions.compare.file');
  const key = JSON.stringify(known.map((id) => [id, data.find((one) => one?.id === id)?.name ?? otherwise]));
  return useMemo(() => {
    const names = JSON.parse(key) as [id: string, name: string][];
    const shown = names.map(([id, name], at) => {
      const before = names.slice(0, at).filter(([, other]) => other === name).length;
      return [id, before === 0 ? name : `${name} (${before + 1})`] as const;
    });
    return (id) => new Map(shown).get(id) ?? otherwise;
  }, [key, otherwise]);
};
