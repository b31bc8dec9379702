import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { purgeAt } from 'contracts/library/file/file.choices';
import type { FileView } from 'contracts/library/file/file.entity';
import { type ReactNode, useId } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { useBytes } from 'ui-kit/format/bytes';
import { clockTime } from 'ui-kit/media/clock-time';
import { useFolderWay } from '#admin-ui/library/folder/useFolders';
import { folderPath } from '#admin-ui/library/places';
import { Preview } from '#admin-ui/library/preview/Preview.tsx';
import { useLibraryAddress } from '#admin-ui/library/useLibraryAddress';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Facts } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { FileActions } from './FileActions.tsx';
import { FileUses } from './FileUses.tsx';
import { useUses } from './useUses.ts';

/** Milliseconds between two looks whether a video can be played by now. */
const CONVERTING_MS = 4_000;

const Head = styled('header')({ display: 'flex', alignItems: 'flex-start', gap: 12, marginBottom: 16 });
const Way = ({ way }: { way: readonly { id: string; name: string }[] }) =>
  way.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ' / '}
      <Link to={folderPath(id)}>{name}</Link>
    </span>
  ));

/** How a video is played, and how long it is. */
const usePlayingFacts = () => {
  const t = useTranslate();
  return ({ type, playback, conversionFault, duration, width, height }: FileView): [string, ReactNode][] => {
    if (type !== 'video' || playback === null) return [];
    const fault = conversionFault && t(`resources.files.conversionFault.${conversionFault}`);
    const how = t(`resources.files.playback.${playback}`);
    return [
      ['playback', fault ? `${how}: ${fault}` : how],
      ...(duration === null ? [] : [['duration', clockTime(duration / 1_000)] as [string, ReactNode]]),
      ...(width === null ? [] : [['width', `${width} × ${height}`] as [string, ReactNode]]),
    ];
  };
};

const Details = ({ file, onLeave }: { file: FileView; onLeave: () => void }) => {
  const t = useTranslate();
  const bytes = useBytes();
  const { way } = useFolderWay(file.folderId);
  const { way: cameFrom } = useFolderWay(file.trashedFrom ?? file.folderId);
  const { data: uses } = useUses(file.id);
  const playingFacts = usePlayingFacts();
  const word = (field: string) => t(`resources.files.fields.${field}`);
  const fact = (field: string, value: ReactNode): [string, ReactNode] => [word(field), value];
  const facts: [string, ReactNode][] = [
    fact('type', file.type && `${t(`resources.files.type.${file.type}`)} (${file.extension})`),
    ...(file.status === 'completed' ? [] : [fact('status', t(`resources.files.status.${file.status}`))]),
    fact('size', bytes(file.size)),
    ...(file.trashedAt === null
      ? [fact('folderId', <Way way={way} />)]
      : [
          [t('library.trash.from'), <Way key="from" way={cameFrom} />] as [string, ReactNode],
          [t('library.trash.until'), <When key="until" at={purgeAt(file.trashedAt)} />] as [string, ReactNode],
        ]),
    ...(uses
      ? [
          [t('library.use.label'), uses.length > 0 ? <FileUses key="uses" uses={uses} /> : t('library.use.none')] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...(file.originalName === file.name ? [] : [fact('originalName', file.originalName)]),
    fact('uploaderName', file.uploaderName),
    [t('library.uploadedAt'), <When key="at" at={file.createdAt} withTime />],
    ...playingFacts(file).map(([field, value]) => fact(field, value)),
    fact('scan', file.scan && t(`resources.files.scan.${file.scan}`)),
    fact('sha256', <code style={{ fontSize: '0.75rem' }}>{file.sha256}</code>),
  ];
  return (
    <>
      <Preview file={file} />
      <FileActions file={file} onLeave={onLeave} />
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value ?? t('common.none')}</dd>
          </div>
        ))}
      </Facts>
    </>
  );
};

/** What is known of a file, and what can be done with it. */
export const FileDrawer = ({ id, folderId }: { id: string; folderId: string }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const titleId = useId();
  const {
    data: file,
    error,
    refetch,
  } = useGetOne<FileView>(
    'files',
    { id },
    {
      onError: () => undefined,
      refetchInterval: ({ state }) => (state.data?.playback === 'converting' ? CONVERTING_MS : false),
    },
  );
  const { pathWith } = useLibraryAddress();
  const close = () => void navigate(pathWith(folderId, null));
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 'min(480px, 100%)', p: 2.5 } },
      }}
    >
      <Head>
        <Typography id={titleId} variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {file?.name ?? t('common.loading')}
        </Typography>
        <IconButton aria-label={t('common.close')} onClick={close}>
          <Close aria-hidden="true" />
        </IconButton>
      </Head>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {file && <Details file={file} onLeave={close} />}
    </Drawer>
  );
};
