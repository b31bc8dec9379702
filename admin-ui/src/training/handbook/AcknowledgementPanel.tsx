import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { acknowledgementStatuses } from 'contracts/training/acknowledgement/acknowledgement.choices';
import type { AcknowledgementView } from 'contracts/training/acknowledgement/acknowledgement.entity';
import type { HandbookDocumentView } from 'contracts/training/handbook/handbook.entity';
import { useTranslate } from 'react-admin';
import { RelatedList } from '#admin-ui/shared/list/RelatedList.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { AcknowledgementChip } from './handbook-status.ts';

/** Who is asked to acknowledge a document, and who has. */
export const AcknowledgementPanel = ({
  record: { id, asksAcknowledgement, publishedVersion },
}: {
  record: HandbookDocumentView;
}) => {
  const t = useTranslate();
  const words = 'resources.acknowledgements';
  if (!asksAcknowledgement || publishedVersion === 0) return null;
  const choices = acknowledgementStatuses.map((one) => ({ id: one, name: t(`${words}.status.${one}`) }));
  return (
    <RelatedList<AcknowledgementView>
      resource="acknowledgements"
      title={t(`${words}.title`)}
      filter={{ documentId: id }}
      sort={{ field: 'userName', order: 'ASC' }}
      searchLabel={t(`${words}.search`)}
      filters={<SelectFilter source="status" label={t(`${words}.fields.status`)} choices={choices} />}
      nameOf={({ userName }) => userName ?? t('common.erasedPerson')}
      pathOf={undefined}
      columns={[
        { field: 'userName', render: ({ userName }) => userName ?? t('common.erasedPerson') },
        { field: 'status', width: 160, render: (one) => <AcknowledgementChip status={one.status} /> },
        {
          field: 'acknowledgedVersion',
          width: 110,
          render: ({ acknowledgedVersion }) =>
            acknowledgedVersion === 0 ? '–' : t('training.versions.one', { version: acknowledgedVersion }),
        },
        {
          field: 'acknowledgedAt',
          width: 180,
          card: 'none',
          render: ({ acknowledgedAt }) => (acknowledgedAt === null ? '–' : <When at={acknowledgedAt} withTime />),
        },
        {
          field: 'dueAt',
          width: 180,
          render: ({ dueAt, status }) =>
            dueAt === null || status === 'acknowledged' ? '–' : <When at={dueAt} withTime />,
        },
      ]}
      empty={<Notice icon={GroupOutlined} title={t('handbook.nobodyAsked')} detail={t('handbook.nobodyAskedDetail')} />}
    />
  );
};
