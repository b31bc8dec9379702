import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import type { Section } from '#admin-ui/sections';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { AUDIT } from './audit-entities.ts';

export const auditSection: Section = {
  path: AUDIT,
  area: 'reporting',
  title: 'reporting.audit.title',
  icon: HistoryOutlined,
  permission: 'tenant.audit.read',
  pages: [
    { path: '', permission: 'tenant.audit.read', page: lazyPage(() => import('./AuditList.tsx'), 'AuditList') },
    {
      path: ':entity/:id',
      permission: 'tenant.audit.read',
      page: lazyPage(() => import('./AuditTimeline.tsx'), 'AuditTimeline'),
    },
  ],
};
