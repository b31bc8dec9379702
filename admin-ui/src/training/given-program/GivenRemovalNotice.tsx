import type { GivenProgramView } from 'contracts/training/given-program/given-program.entity';
import { useGetList, useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';

const GivenTo = ({ id }: { id: string }) => {
  const t = useTranslate();
  const { total = 0 } = useGetList<GivenProgramView>(
    'given-programs',
    {
      filter: { programId: id, status: 'given' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'companyName', order: 'ASC' },
    },
    { enabled: useCan()('tenant.integrations.subAccounts.group.read') },
  );
  return total === 0 ? null : (
    <p style={{ margin: '12px 0 0' }}>{t('training.given.removal', { smart_count: total })}</p>
  );
};

/** Before programs are removed: what becomes of the copies of partners. */
export const GivenRemovalNotice = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id) => <GivenTo key={id} id={id} />);
