import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { MAX_NAME_LENGTH } from 'contracts/training/lesson/lesson.choices';
import { programFromMarkdown, programNameOf, type ReadLesson } from 'contracts/training/markdown/program-markdown';
import { useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { useSend } from '#admin-ui/shared/useSend';
import { ImportLessons } from './ImportLessons.tsx';
import { PickFiles } from './PickFiles.tsx';
import { PickNotices } from './PickNotices.tsx';
import { keptOf, usePicked } from './usePicked.ts';

const words = 'training.import';
const NONE: ReadLesson[] = [];

type Imported = { id: string; left: { path: string }[] };

/** A program from files of Markdown: what it will be is seen before anything is created (docs/product.md TRA-30). */
export const ImportProgramPage = () => {
  const t = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const navigate = useNavigate();
  const description = useDescription();
  const crumbs = useCrumbs(description);
  const { picked, fault, isReading, pick } = usePicked();
  const [typed, setTyped] = useState<string | null>(null);
  const read = useMemo(
    () =>
      picked &&
      programFromMarkdown(keptOf(picked), { name: programNameOf(picked.name || t(`${words}.unnamed`)), locale }),
    [picked, locale, t],
  );
  const name = typed ?? read?.program.name ?? '';
  const { mutate, isPending, error } = useSend<Imported>({
    resource: 'training-programs',
    success: `${words}.done`,
    onSuccess: ({ left, ...program }) => {
      if (left.length > 0) {
        const files = [...new Set(left.map(({ path }) => path))].join(', ');
        notify(`${words}.left`, { type: 'warning', messageArgs: { smart_count: left.length, files } });
      }
      void navigate(description.viewPath(program));
    },
    onError: () => undefined,
  });
  const lessons = read?.lessons ?? NONE;
  const isRenamed = read !== null && name.trim() !== read.program.name;
  return (
    <Page title={t(`${words}.title`)} crumbs={crumbs} narrow>
      <div style={{ display: 'grid', gap: 16 }}>
        <PickFiles
          hint={t(`${words}.pick`)}
          isBusy={isReading || isPending}
          onPick={(chosen) => {
            setTyped(null);
            void pick(chosen);
          }}
        />
        <PickNotices picked={picked} fault={fault} />
        {error && <Alert severity="error">{error.message}</Alert>}
        {read && lessons.length === 0 && <Alert severity="error">{t(`${words}.fault.nothing`)}</Alert>}
        {picked && lessons.length > 0 && (
          <>
            <TextField
              label={t('resources.training-programs.fields.name')}
              value={name}
              onChange={({ target }) => setTyped(target.value)}
              required
              fullWidth
              slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH } }}
            />
            <ImportLessons lessons={lessons} />
            <div>
              <Button
                variant="contained"
                disabled={isPending || name.trim() === ''}
                onClick={() => {
                  const body = { name: name.trim(), files: keptOf(picked), locale, ...(isRenamed && { isRenamed }) };
                  mutate({ action: 'import', body });
                }}
              >
                {t(isPending ? `${words}.busy` : `${words}.action`)}
              </Button>
            </div>
          </>
        )}
      </div>
    </Page>
  );
};
