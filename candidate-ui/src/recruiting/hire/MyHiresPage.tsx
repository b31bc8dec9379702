import './hire.words.ts';
import type { MyHireView } from 'contracts/recruiting/pending-hire/pending-hire.views';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Page } from '#candidate-ui/layout/Page.tsx';
import { PageSkeleton } from '#candidate-ui/layout/PageSkeleton.tsx';
import { Card } from '#candidate-ui/shared/Card';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Notice } from '#candidate-ui/shared/Notice.tsx';
import { HireCard } from './HireCard.tsx';
import { useMyHires } from './hires.ts';

const Hires = ({ hires }: { hires: readonly MyHireView[] }) =>
  hires.map((hire) => <HireCard key={hire.id} hire={hire} />);

/** What companies that are hiring me need from me before my first day (docs/product.md POR-15). */
export const MyHiresPage = () => {
  const { t } = useTranslation();
  const { data, error, reload } = useMyHires();
  if (!data && !error) return <PageSkeleton />;
  return (
    <Page title={t('hire.title')} lead={t('hire.lead')}>
      {!data && <Failure error={error} onRetry={reload} />}
      {data?.length === 0 && (
        <Card>
          <Notice icon="briefcase" title={t('hire.empty.title')} detail={t('hire.empty.detail')} />
        </Card>
      )}
      {data && data.length > 0 && <Hires hires={data} />}
    </Page>
  );
};
