import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { CommandDialog } from '#admin-ui/shared/CommandDialog.tsx';

/** Lets a company in again, after asking. */
export const ReinstateDialog = ({ company, onClose }: { company: TenantOverview; onClose: () => void }) => (
  <CommandDialog
    resource="companies"
    id={company.id}
    action="reinstate"
    words="resources.companies.reinstate"
    values={{ name: company.name }}
    onClose={onClose}
  />
);
