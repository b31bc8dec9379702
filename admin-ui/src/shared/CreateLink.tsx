import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import type { RequiredPermission } from '#admin-ui/sections';

/** To the page that makes a new one, for those who may. */
export const CreateLink = ({
  to,
  permission,
  label,
}: {
  to: string;
  permission: RequiredPermission;
  label: string;
}) => (
  <Allowed to={permission}>
    <Button data-create variant="contained" startIcon={<Add />} component={Link} to={to}>
      {label}
    </Button>
  </Allowed>
);
