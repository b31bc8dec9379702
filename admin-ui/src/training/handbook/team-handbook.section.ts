import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { resource } from '#admin-ui/shared/resource/resource';
import { handbookHead } from './handbook.resource.ts';

/** The processes and procedures of one team: the same documents under the team's address. */
export const teamHandbook = Object.assign(
  resource({
    ...handbookHead,
    icon: GroupsOutlined,
    path: 'teams',
    isInMenu: false,
    pages: [],
    ownPages: [
      {
        path: ':teamId/processes-and-sops',
        permission: 'member',
        load: async () => (await import('./TeamHandbook.tsx')).TeamProcedures,
      },
      {
        path: ':teamId/processes-and-sops/create',
        permission: 'tenant.training.handbook.create',
        load: async () => (await import('./TeamHandbook.tsx')).NewTeamDocument,
      },
      {
        path: ':teamId/processes-and-sops/:id',
        permission: 'member',
        load: async () => (await import('./TeamHandbook.tsx')).TeamDocument,
      },
    ],
  }),
  { permission: 'member' as const },
);
