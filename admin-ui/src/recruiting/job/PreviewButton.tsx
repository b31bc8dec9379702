import Close from '@mui/icons-material/Close';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { Locale } from 'contracts/kernel/locales';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocale } from 'ui-kit/preferences/preferences';
import { useIsPhone } from '#admin-ui/layout/useIsPhone';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { fromForm } from '#admin-ui/shared/resource/form-values';

const Frame = styled('iframe')(({ theme }) => ({
  flex: 1,
  width: '100%',
  minHeight: '70vh',
  border: 0,
  borderTop: `1px solid ${theme.palette.divider}`,
}));

type PageProps = {
  /** What it is a page of: asked for again where that is another. */
  of: readonly unknown[];
  load: (lang: Locale, dataProvider: ConsoleDataProvider) => Promise<{ html: string }>;
};

const Page = ({ of, load }: PageProps) => {
  const t = useTranslate();
  const lang = useLocale();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['jobs', 'preview', ...of, lang],
    queryFn: () => load(lang, dataProvider),
    retry: false,
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rectangular" sx={{ flex: 1, minHeight: '70vh' }} />;
  // Its own styles and typeface, and no scripts.
  return <Frame title={t('resources.jobs.preview.title')} sandbox="allow-same-origin" srcDoc={data.html} />;
};

const PreviewDialog = ({ onClose, ...page }: PageProps & { onClose: () => void }) => {
  const t = useTranslate();
  const id = useId();
  const isPhone = useIsPhone();
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={isPhone} maxWidth="lg" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ pr: 7 }}>
        {t('resources.jobs.preview.title')}
      </DialogTitle>
      <IconButton aria-label={t('common.close')} onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <Close aria-hidden="true" />
      </IconButton>
      <Page {...page} />
    </Dialog>
  );
};

const Opener = ({ onOpen }: { onOpen: () => void }) => (
  <Button variant="outlined" startIcon={<VisibilityOutlined />} onClick={onOpen}>
    {useTranslate()('resources.jobs.preview.action')}
  </Button>
);

/** The public page of a job as everybody would see it. */
export const PreviewButton = ({ job: { id, version } }: { job: JobView }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Opener onOpen={() => setOpen(true)} />
      {isOpen && (
        <PreviewDialog
          of={[id, version]}
          load={(lang, dataProvider) => dataProvider.ask(`jobs/${id}/preview`, { lang })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

/** The same of what is typed into the form and not saved yet; what is wrong with that is said first. */
export const FormPreviewButton = () => {
  const description = useDescription();
  const { getValues, trigger } = useFormContext();
  const [values, setValues] = useState<object | null>(null);
  const open = async () => {
    if (await trigger()) setValues(fromForm(description)(getValues()));
  };
  return (
    <>
      <Opener onOpen={() => void open()} />
      {values && (
        <PreviewDialog
          of={[values]}
          load={async (lang, dataProvider) => {
            const sent = { action: 'preview', body: { values, lang } };
            return (await dataProvider.send<{ html: string }>('jobs', sent)).data;
          }}
          onClose={() => setValues(null)}
        />
      )}
    </>
  );
};
