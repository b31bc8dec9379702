import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ProvenResponse } from 'contracts/recruiting/response/response.proof';
import { useDataProvider, useGetList, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { type Row, useDescription } from '#admin-ui/shared/resource/description';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { ProvenPanel } from './ProvenPanel.tsx';

const Summary = styled('p', { shouldForwardProp: (name) => name !== 'isSame' })<{ isSame: boolean }>(
  ({ theme, isSame }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    margin: '0 0 16px',
    padding: '12px 16px',
    borderRadius: 12,
    color: theme.palette.brand.tones[isSame ? 'success' : 'notice'].ink,
    background: theme.palette.brand.tones[isSame ? 'success' : 'notice'].tint,
  }),
);

/** Whether all had the same, first; then each, those who had not before the others. */
const Proven = ({ proven, total }: { proven: readonly ProvenResponse[]; total: number }) => {
  const t = useTranslate();
  const others = proven.filter(({ differences }) => differences.length > 0);
  const same = proven.filter(({ differences }) => differences.length === 0);
  const isSame = others.length === 0;
  const isAll = proven.length >= total;
  const Sign = isSame ? CheckCircleOutlined : InfoOutlined;
  return (
    <>
      <Summary isSame={isSame}>
        <Sign aria-hidden="true" />
        <span>
          {isSame
            ? t(`resources.responses.proof.${isAll ? 'same' : 'sameOfNewest'}`, { smart_count: proven.length })
            : t('resources.responses.proof.notSame', { smart_count: others.length, all: proven.length })}
          {!isAll && ` ${t('resources.responses.proof.notAll', { count: proven.length, all: total })}`}
        </span>
      </Summary>
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
        {[...others, ...same].map((one) => (
          <ProvenPanel key={one.id} proven={one} isOpen={proven.length <= 2} />
        ))}
      </div>
    </>
  );
};

/** By which the responses are listed that the page is about. */
const filterOf: Record<string, string> = {
  interviews: 'interviewId',
  jobs: 'jobId',
  'open-interviews': 'openInterviewId',
};

/** That everybody had the same limits, or where and why they had not: of one interview, or of all of a job (docs/product.md REC-58). */
export const ProofPage = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  const description = useDescription();
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const { name } = description;
  const { data: record } = useGetOne<Row>(name, { id }, { retry: false });
  const { data, error, refetch } = useQuery<ProvenResponse[], Error>({
    queryKey: [name, id, 'proof'],
    queryFn: () => ask<ProvenResponse[]>(`${name}/${encodeURIComponent(id)}/proof`),
  });
  const of = filterOf[name];
  const { total } = useGetList(
    'responses',
    { filter: of ? { [of]: id } : {}, pagination: { page: 1, perPage: 1 } },
    { enabled: of !== undefined },
  );
  const crumbs = [
    ...useCrumbs(description),
    ...(record ? [{ label: description.nameOf(record, t), to: description.viewPath(record) }] : []),
  ];
  if (!data && !error) return <PageSkeleton />;
  return (
    <Page
      title={t('resources.responses.proof.title')}
      crumbs={crumbs}
      detail={t(`resources.responses.proof.detail.${name}`)}
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Notice icon={FactCheckOutlined} title={t('resources.responses.proof.empty')} />}
      {data && data.length > 0 && <Proven proven={data} total={total ?? data.length} />}
    </Page>
  );
};
