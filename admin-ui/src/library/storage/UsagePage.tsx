import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { isDocumentKind, type StorageUsage } from 'contracts/library/storage/storage.views';
import { useGetMany, useTranslate } from 'react-admin';
import { useBytes } from 'ui-kit/format/bytes';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { folderPath, LIBRARY, systemFolderName } from '#admin-ui/library/places';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { formatCount, intlTag } from '#admin-ui/shared/formats';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { QuotaBanner } from './QuotaBanner.tsx';
import { UsageRows } from './UsageRows.tsx';
import { fullness, useUsage, WARN_FROM } from './useUsage.ts';

const Whole = ({ usage }: { usage: StorageUsage }) => {
  const t = useTranslate();
  const bytes = useBytes();
  const locale = useLocale();
  const sum = (name: string, held: { files: number; bytes: number }) =>
    t(`library.usage.${name}`, {
      smart_count: held.files,
      files: formatCount(held.files, locale),
      bytes: bytes(held.bytes),
    });
  const part = fullness(usage);
  return (
    <Panel title={t('library.usage.whole')}>
      <p style={{ margin: '0 0 10px' }}>
        {t('library.usage.used', { used: bytes(usage.bytes), quota: bytes(usage.quota) })}
      </p>
      <LinearProgress
        variant="determinate"
        aria-label={t('library.usage.whole')}
        color={part >= WARN_FROM ? 'error' : 'primary'}
        value={Math.min(100, part * 100)}
      />
      <p style={{ margin: '10px 0 0' }}>{sum('trash', usage.trash)}</p>
      {usage.quarantine.files > 0 && <p style={{ margin: '4px 0 0' }}>{sum('quarantine', usage.quarantine)}</p>}
    </Panel>
  );
};

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))',
  alignItems: 'start',
  // Two stacks, each as high as what is in it.
  '& > div': { display: 'grid', gap: 16, minWidth: 0 },
});

/** Answers are shown with their interviews and contracts by themselves, in no folder. */
const placeOf = (folderId: string) =>
  folderId === systemFolders.answers || folderId === systemFolders.contracts ? {} : { to: folderPath(folderId) };

const useFolderNames = (usage: StorageUsage): ((id: string) => string) => {
  const t = useTranslate();
  const ids = usage.byFolder.map(({ folderId }) => folderId).filter((id) => systemFolderName(id) === null);
  const { data = [] } = useGetMany('folders', { ids }, { enabled: ids.length > 0 });
  return (id) => {
    const key = systemFolderName(id);
    return key ? t(key) : (data.find((folder) => folder?.id === id)?.name ?? t('common.none'));
  };
};

const Parts = ({ usage }: { usage: StorageUsage }) => {
  const t = useTranslate();
  const locale = useLocale();
  const folderName = useFolderNames(usage);
  const kindName = (kind: string) =>
    t(isDocumentKind(kind) ? `library.usage.documents.${kind}` : `resources.files.kind.${kind}`);
  const month = new Intl.DateTimeFormat(intlTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Columns>
      <div>
        <UsageRows
          title={t('library.usage.byFolder')}
          rows={usage.byFolder.map(({ folderId, ...sum }) => ({
            ...{ key: folderId, name: folderName(folderId), ...placeOf(folderId), ...sum },
          }))}
        />
        <UsageRows
          title={t('library.usage.byType')}
          rows={usage.byType.map(({ type, ...sum }) => ({
            key: type,
            name: t(`resources.files.type.${type}`),
            ...sum,
          }))}
        />
        <UsageRows
          title={t('library.usage.byKind')}
          rows={usage.byKind.map(({ kind, ...sum }) => ({
            ...{
              key: kind,
              name: kindName(kind),
              ...sum,
            },
          }))}
        />
      </div>
      <div>
        <UsageRows
          title={t('library.usage.largest')}
          rows={usage.largest.map(({ id, place, name, kind, bytes }) => ({
            ...{ key: id, name: name ?? t(`library.usage.unnamed.${kind}`, { _: kindName(kind) }), bytes },
            ...(place === 'library' && name !== null && { to: `/${LIBRARY}?file=${id}` }),
          }))}
        />
        <UsageRows
          title={t('library.usage.byMonth')}
          rows={usage.byMonth.map((sum) => ({
            ...{ ...sum, key: sum.month, name: month.format(new Date(`${sum.month}-01`)) },
          }))}
        />
      </div>
    </Columns>
  );
};

/** What the files of the company take up. */
export const UsagePage = () => {
  const t = useTranslate();
  const { data: usage, error, refetch } = useUsage();
  if (!usage && !error) return <PageSkeleton />;
  return (
    <Page
      title={t('library.usage.title')}
      crumbs={[{ label: t('layout.area.settings'), to: '/settings' }]}
      detail={t('library.usage.detail')}
    >
      {error && !usage && <Failure error={error} onRetry={() => void refetch()} />}
      {usage && (
        <div style={{ display: 'grid', gap: 16 }}>
          <QuotaBanner usage={usage} />
          <Whole usage={usage} />
          {usage.files > 0 && <Parts usage={usage} />}
        </div>
      )}
    </Page>
  );
};
