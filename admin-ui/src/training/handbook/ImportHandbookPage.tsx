import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { markdownNotes } from 'contracts/kernel/markdown/markdown-notes';
import { procedureKinds } from 'contracts/training/handbook/handbook.choices';
import type { DocumentLeftOut } from 'contracts/training/handbook/handbook-markdown.endpoints';
import { documentFromMarkdown } from 'contracts/training/markdown/document-markdown';
import { useMemo, useState } from 'react';
import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { useSend } from '#admin-ui/shared/useSend';
import { ImportList } from '#admin-ui/training/markdown/ImportList.tsx';
import { PickFiles } from '#admin-ui/training/markdown/PickFiles.tsx';
import { PickNotices } from '#admin-ui/training/markdown/PickNotices.tsx';
import { keptOf, usePicked } from '#admin-ui/training/markdown/usePicked';
import { POLICIES_PATH, teamPath } from './paths.ts';

const words = 'handbook.import';

type Imported = { documents: { id: string }[]; left: DocumentLeftOut[] };

/** The team that the address names. */
const useTeam = () => {
  const [query] = useSearchParams();
  const id = query.get('team');
  const { data } = useGetOne('teams', { id: id ?? '' }, { enabled: id !== null, retry: false });
  return { id, name: (data as { name: string } | undefined)?.name };
};

/** Documents from files of Markdown: what they will be is seen before anything is created (docs/product.md HBK-10). */
export const ImportHandbookPage = () => {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const description = useDescription();
  const crumbs = useCrumbs(description);
  const team = useTeam();
  const { picked, fault, isReading, pick } = usePicked();
  const [procedure, setProcedure] = useState<(typeof procedureKinds)[number]>('sop');
  const kind = description.path === POLICIES_PATH ? ('policy' as const) : procedure;
  const read = useMemo(
    () =>
      picked &&
      keptOf(picked).map((file) => ({ document: documentFromMarkdown(file), notes: markdownNotes(file.text) })),
    [picked],
  );
  const list = team.id === null ? `/${description.path}` : teamPath(team.id);
  const { mutate, isPending, error } = useSend<Imported>({
    resource: 'handbook-documents',
    onSuccess: ({ documents, left }) => {
      notify(`${words}.done`, { type: 'success', messageArgs: { smart_count: documents.length } });
      if (left.length > 0) notify(`${words}.left`, { type: 'warning', messageArgs: { smart_count: left.length } });
      void navigate(list);
    },
    onError: () => undefined,
  });
  return (
    <Page title={t(`${words}.title`)} crumbs={crumbs} narrow>
      <div style={{ display: 'grid', gap: 16 }}>
        <PickFiles hint={t(`${words}.pick`)} isBusy={isReading || isPending} onPick={(chosen) => void pick(chosen)} />
        <PickNotices picked={picked} fault={fault} />
        {error && <Alert severity="error">{error.message}</Alert>}
        {picked && read && (
          <>
            {team.id !== null && <Alert severity="info">{t(`${words}.team`, { name: team.name ?? '…' })}</Alert>}
            {kind !== 'policy' && (
              <TextField
                select
                label={t('resources.handbook-documents.fields.kind')}
                helperText={t(`${words}.kindHint`)}
                value={procedure}
                onChange={({ target }) => setProcedure(target.value as typeof procedure)}
              >
                {procedureKinds.map((one) => (
                  <MenuItem key={one} value={one}>
                    {t(`resources.handbook-documents.kind.${one}`)}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <ImportList
              title={t(`${words}.documents`, { smart_count: read.length })}
              items={read.map(({ document: { name, steps, source }, notes }) => ({
                ...{ name, path: source.path, notes, more: null },
                counts: [t('training.import.steps', { smart_count: steps.length })],
              }))}
            />
            <div>
              <Button
                variant="contained"
                disabled={isPending}
                onClick={() => {
                  const body = { kind, teamId: team.id, files: keptOf(picked) };
                  mutate({ action: 'import', body });
                }}
              >
                {t(isPending ? 'training.import.busy' : `${words}.action`)}
              </Button>
            </div>
          </>
        )}
      </div>
    </Page>
  );
};
