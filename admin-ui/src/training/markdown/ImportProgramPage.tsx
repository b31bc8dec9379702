import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { MAX_NAME_LENGTH } from 'contracts/training/lesson/lesson.choices';
import {
  pathsBelow,
  programFromMarkdown,
  programNameOf,
  type ReadLesson,
} from 'contracts/training/markdown/program-markdown';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { useSend } from '#admin-ui/shared/useSend';
import { ImportLessons } from './ImportLessons.tsx';
import { type Picked, readPicked } from './markdown-files.ts';
import { PickFiles } from './PickFiles.tsx';

const words = 'training.import';
const NONE: ReadLesson[] = [];

type Imported = { id: string; left: { path: string }[] };

/** Files as they will be sent: below the folder that all of them are in. */
const keptOf = ({ files }: Picked) => {
  const paths = pathsBelow(files.map(({ path }) => path));
  return files.map(({ text }, at) => ({ path: paths[at] as string, text }));
};

const usePicked = () => {
  const [picked, setPicked] = useState<Picked | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const pick = async (chosen: File[]) => {
    setReading(true);
    setFault(null);
    try {
      setPicked(await readPicked(chosen));
    } catch (error) {
      setPicked(null);
      const { message } = error as Error;
      setFault(['nothing', 'tooLarge', 'tooMany'].includes(message) ? message : 'unreadable');
    }
    setReading(false);
  };
  return { picked, fault, isReading, pick };
};

/** A program from files of Markdown: what it will be is seen before anything is created (docs/product.md TRA-30). */
export const ImportProgramPage = () => {
  const t = useTranslate();
  const locale = useLocale();
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
    onSuccess: (program) => void navigate(description.viewPath(program)),
    onError: () => undefined,
  });
  const lessons = read?.lessons ?? NONE;
  const isRenamed = read !== null && name.trim() !== read.program.name;
  return (
    <Page title={t(`${words}.title`)} crumbs={crumbs} narrow>
      <div style={{ display: 'grid', gap: 16 }}>
        <PickFiles
          isBusy={isReading || isPending}
          onPick={(chosen) => {
            setTyped(null);
            void pick(chosen);
          }}
        />
        {fault && <Alert severity="error">{t(`${words}.fault.${fault}`)}</Alert>}
        {error && <Alert severity="error">{error.message}</Alert>}
        {picked && picked.skipped.length > 0 && (
          <Alert severity="warning">
            {t(`${words}.skipped`, {
              smart_count: picked.skipped.length,
              names: picked.skipped.slice(0, 10).join(', '),
            })}
          </Alert>
        )}
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
                onClick={() =>
                  mutate({
                    action: 'import',
                    body: { name: name.trim(), files: keptOf(picked), locale, ...(isRenamed && { isRenamed }) },
                  })
                }
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
