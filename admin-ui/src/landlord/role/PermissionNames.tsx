import { styled } from '@mui/material/styles';
import type { Permission } from 'contracts/kernel/permission';
import { usePermissionWords } from './permission-words.ts';

const Names = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
  gap: '10px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  whiteSpace: 'normal',
  color: theme.palette.text.primary,
  '& code': {
    display: 'block',
    fontSize: '0.75rem',
    overflowWrap: 'anywhere',
    color: theme.palette.text.secondary,
  },
}));

/** Permissions in words, each with the name by which programs know it. */
export const PermissionNames = ({ permissions }: { permissions: readonly Permission[] }) => {
  const wordsOf = usePermissionWords();
  return (
    <Names>
      {permissions.map((permission) => (
        <li key={permission}>
          {wordsOf(permission)}
          <code>{permission}</code>
        </li>
      ))}
    </Names>
  );
};
