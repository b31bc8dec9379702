import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { useTranslate } from 'react-admin';

/** Who owns a company, and how to reach them. */
export const Owners = ({ owners }: Pick<TenantOverview, 'owners'>) => {
  const t = useTranslate();
  if (owners.length === 0) return t('resources.companies.noOwner');
  return owners.map(({ id, name, email }) => (
    <div key={id}>
      {name}
      <br />
      <a href={`mailto:${email}`}>{email}</a>
    </div>
  ));
};
