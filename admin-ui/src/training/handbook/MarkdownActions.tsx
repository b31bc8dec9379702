import Button from '@mui/material/Button';
import { slugText } from 'contracts/kernel/slug-text';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useFixedFilter } from '#admin-ui/shared/list/fixed-filter';
import { useDescription } from '#admin-ui/shared/resource/description';
import { saveFile } from '#admin-ui/shared/save-file';
import { POLICIES_PATH, PROCEDURES_PATH } from './paths.ts';

type Files = { files: { path: string; text: string }[]; next: string | null };

/** The team whose documents are listed. */
const useListedTeam = (): string | undefined => {
  const { teamId } = (useFixedFilter()?.filter ?? {}) as { teamId?: string };
  return teamId;
};

const useExport = () => {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const isPolicies = useDescription().path === POLICIES_PATH;
  const kind = isPolicies ? 'policy' : 'procedure';
  const title = isPolicies ? 'handbook.policies' : 'resources.handbook-documents.title';
  const teamId = useListedTeam();
  const [isBusy, setBusy] = useState(false);
  const allFiles = async (after: string | null): Promise<Files['files']> => {
    const query = { kind, ...(teamId && { teamId }), ...(after && { after }) };
    const { files, next } = await dataProvider.ask<Files>('handbook-markdown', query);
    return next === null ? files : [...files, ...(await allFiles(next))];
  };
  const save = async () => {
    setBusy(true);
    try {
      const files = await allFiles(null);
      const [{ zipOf }, { withoutRepetition }] = await Promise.all([
        import('#admin-ui/training/markdown/markdown-files'),
        import('contracts/training/markdown/program-markdown'),
      ]);
      const paths = withoutRepetition(files.map(({ path }) => path));
      const named = files.map(({ text }, at) => ({ path: paths[at] as string, text }));
      saveFile(await zipOf(named), `${slugText(t(title), 80)}.zip`);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
  };
  return { save, isBusy };
};

/** The ways in and out of the handbook as files of Markdown. */
export const MarkdownActions = () => {
  const t = useTranslate();
  const path = useDescription().path === POLICIES_PATH ? POLICIES_PATH : PROCEDURES_PATH;
  const { total = 0 } = useListContext();
  const teamId = useListedTeam();
  const { save, isBusy } = useExport();
  return (
    <>
      <Allowed to="tenant.training.handbook.create">
        <Button variant="outlined" component={Link} to={`/${path}/import${teamId ? `?team=${teamId}` : ''}`}>
          {t('training.import.open')}
        </Button>
      </Allowed>
      {total > 0 && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void save()}>
          {t('training.import.export')}
        </Button>
      )}
    </>
  );
};
