import Close from '@mui/icons-material/Close';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { useIsPhone } from '#admin-ui/layout/useIsPhone';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';

const Frame = styled('iframe')(({ theme }) => ({
  flex: 1,
  width: '100%',
  minHeight: '70vh',
  border: 0,
  borderTop: `1px solid ${theme.palette.divider}`,
}));

const Page = ({ job }: { job: JobView }) => {
  const t = useTranslate();
  const lang = useLocale();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['jobs', 'preview', job.id, job.version, lang],
    queryFn: () => dataProvider.ask<{ html: string }>(`jobs/${job.id}/preview`, { lang }),
    retry: false,
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rectangular" sx={{ flex: 1, minHeight: '70vh' }} />;
  // Its own styles and typeface, and no scripts.
  return <Frame title={t('resources.jobs.preview.title')} sandbox="allow-same-origin" srcDoc={data.html} />;
};

/** The public page of a job as everybody would see it. */
export const PreviewButton = ({ job }: { job: JobView }) => {
  const t = useTranslate();
  const id = useId();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<VisibilityOutlined />} onClick={() => setOpen(true)}>
        {t('resources.jobs.preview.action')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        fullWidth
        fullScreen={isPhone}
        maxWidth="lg"
        aria-labelledby={id}
      >
        <DialogTitle id={id} sx={{ pr: 7 }}>
          {t('resources.jobs.preview.title')}
        </DialogTitle>
        <IconButton
          aria-label={t('common.close')}
          onClick={() => setOpen(false)}
          sx={{ position: 'absolute', top: 12, right: 12 }}
        >
          <Close aria-hidden="true" />
        </IconButton>
        {isOpen && <Page job={job} />}
      </Dialog>
    </>
  );
};
