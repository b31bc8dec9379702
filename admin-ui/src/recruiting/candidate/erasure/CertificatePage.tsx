import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ErasureCertificateView } from 'contracts/recruiting/candidate/candidate.erasure';
import { useDataProvider, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { codeOf } from '#admin-ui/providers/problems';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { Certificate } from './Certificate.tsx';

const useCertificate = (candidateId: string) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery<ErasureCertificateView, Error>({
    queryKey: ['candidates', candidateId, 'erasure-certificate'],
    queryFn: () => dataProvider.ask(`candidates/${candidateId}/erasure-certificate`),
    retry: false,
  });
};

/** What was erased of somebody, on a page to be read, printed and checked again (docs/product.md REC-37). */
export const CertificatePage = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  const description = useDescription();
  const crumbs = useCrumbs(description);
  const { data, error, refetch } = useCertificate(id);
  const isNone = error !== null && ['not-found', 'validation-failed'].includes(codeOf(error) ?? '');
  const words = 'resources.erasure-certificates';
  return (
    <Page
      title={t('resources.candidates.certificate.title')}
      crumbs={crumbs}
      narrow
      actions={
        data && (
          <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
            {t(`${words}.print`)}
          </Button>
        )
      }
    >
      {isNone && <Notice icon={description.icon} title={t(`${words}.none`)} detail={t(`${words}.noneDetail`)} />}
      {error && !isNone && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data && <Certificate certificate={data} />}
    </Page>
  );
};
